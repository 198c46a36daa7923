#!/usr/bin/env bash
# Surprise: rspamd doubts the mail of a contact form, with the visitor in Reply-To, when the site writes to a mailbox of
#   its own domain. From website@plumb.example to marcus@plumb.example it gets SPOOF_REPLYTO, "Reply-To is being used to
#   spoof and trick", with 6 points, as many as add the spam header by themselves. To an owner in another domain it gets
#   none. So the owner with the tidiest setup, an address of the site and a mailbox for each person, finds the leads in
#   junk. Neither SPF nor DKIM takes part in the rule.
# Expected by most: mail within one's own domain looks best.
# Package: Debian 12 rspamd 3.4-1 (its default rules)
# Source: run; the rule is in rules/misc.lua.
set -euo pipefail
for p in rspamd curl; do command -v $p >/dev/null || { echo "needs rspamd, curl (apt)"; exit 2; }; done
tmp=$(mktemp -d); mkdir "$tmp/local.d"; cd "$tmp"
echo "bind_socket = \"$tmp/scan mode=0666\";" > local.d/worker-normal.inc
for one in proxy controller fuzzy; do echo 'enabled = false;' > local.d/worker-$one.inc; done
echo 'type = "console"; level = "error";' > local.d/logging.inc
echo 'dns { nameserver = ["127.0.0.1:9"]; timeout = 0.1s; retransmits = 1; }' > local.d/options.inc
rspamd -f -i --var=RUNDIR="$tmp" --var=DBDIR="$tmp" --var=LOGDIR="$tmp" --var=LOCAL_CONFDIR="$tmp" > log 2>&1 & server=$!
trap 'kill $server; wait $server 2>/dev/null || :; rm -rf "$tmp"' EXIT
ask() {
  printf 'From: website@plumb.example\r\nTo: %s\r\nReply-To: Ana Reyes <ana@lead.example>\r\nSubject: Request for a quote\r\nDate: %s\r\nMessage-ID: <1@plumb.example>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nA new deck, 12 x 14 feet, please.\r\n' "$1" "$(date -R)" |
    curl -sS --fail --unix-socket "$tmp/scan" -H 'From: website@plumb.example' -H "Rcpt: $1" -H 'IP: 198.51.100.9' --data-binary @- http://localhost/checkv2
}
for _ in {1..120}; do ask website@plumb.example > /dev/null 2>&1 && break; sleep 1; done
judge() { ask "$1" | grep -o '"SPOOF_REPLYTO":{[^}]*"score":[0-9.]*' | sed 's/.*score"/score/' || echo none; }
rspamd --version
got=$(for to in marcus@plumb.example marcus@elsewhere.example; do echo "$to: $(judge $to)"; done
  grep -o '^ *add_header = [0-9]*' /etc/rspamd/actions.conf | tr -s ' ')
echo "$got"
[ "$got" = 'marcus@plumb.example: score:6.0
marcus@elsewhere.example: none
 add_header = 6' ] && echo ok
