#!/bin/sh
# Starts Caddy with lists as people write them. Caddy separates names and addresses by one space, without commas.
# The container `site` has checked both settings (compose.yaml).
separate() {
  printf '%s' "$1" | tr -s ',;[:space:]' ' ' | sed -E 's/^ | $//g'
}
SITE_HOST=$(separate "${SITE_HOST:-localhost}" | sed -E 's#[hH][tT][tT][pP][sS]://##g; s#[./]+( |$)#\1#g')
FRONT_PROXIES=$(separate "${FRONT_PROXIES:-}")
export SITE_HOST FRONT_PROXIES
exec caddy run --adapter caddyfile --config "${1:-/etc/caddy/Caddyfile}"
