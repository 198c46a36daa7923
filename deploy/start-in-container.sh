#!/bin/sh
# The command of the image: renders content/, or the showcase if there is none, and becomes the server. When the render
# fails, the last release stays online.
node server/check-hosts.ts || exit 1
node --env-file=render/limits.env render/main.ts ||
  if [ -e "$SITE_DIR/site-manifest.json" ]; then
    echo 'The last release stays online.' >&2
  else
    echo 'There is no earlier release to serve.' >&2
    exit 1
  fi
exec node server/main.ts
