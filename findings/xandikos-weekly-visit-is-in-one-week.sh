#!/usr/bin/env bash
# Surprise: Xandikos, a server for shared calendars, finds a weekly visit only in its first week: a program that asks
#   for the events of another week, as phones do, gets none, and free-busy says that the hour is free. Dates that are
#   added one by one (RDATE) are not found either. The file itself is whole, so a calendar that downloads everything
#   shows all dates. Radicale finds all of them.
# Expected by most: a server for calendars that answers a query by time expands the rules.
# Packages: Debian 12 xandikos 0.2.8-1, radicale 3.1.8-2, curl 7.88.1
# Source: run; RFC 4791, section 9.9.
set -euo pipefail
for p in xandikos radicale curl; do command -v $p >/dev/null || { echo "needs xandikos, radicale, curl (apt)"; exit 2; }; done
tmp=$(mktemp -d); servers=(); trap 'kill "${servers[@]}"; rm -rf "$tmp"' EXIT
cd "$tmp"
mkdir xandikos radicale
printf '%s\n' '[server]' 'hosts = 127.0.0.1:8766' '[auth]' 'type = none' '[storage]' "filesystem_folder = $tmp/radicale" > radicale.conf
xandikos -d xandikos --defaults -l 127.0.0.1 -p 8765 > log 2>&1 & servers+=($!)
radicale -C radicale.conf > log2 2>&1 & servers+=($!)
ask() { curl -s -u ana:ana --retry 10 --retry-connrefused "$@"; }
event() { printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//Visits//EN BEGIN:VEVENT "UID:$1" DTSTAMP:20260601T000000Z DTSTART:20261006T130000Z DTEND:20261006T140000Z "${@:2}" SUMMARY:Visit END:VEVENT END:VCALENDAR; }
report() { ask -X REPORT -H 'Depth: 1' -H 'Content-Type: application/xml' --data "$2" "$1/"; }
find_events() {
  report "$1" "<C:calendar-query xmlns:D='DAV:' xmlns:C='urn:ietf:params:xml:ns:caldav'><D:prop><D:getetag/></D:prop><C:filter><C:comp-filter name='VCALENDAR'><C:comp-filter name='VEVENT'><C:time-range start='$2T000000Z' end='$2T235959Z'/></C:comp-filter></C:comp-filter></C:filter></C:calendar-query>" |
    grep -oE '[a-z]+\.ics' | sort -u | tr '\n' ' ' || true
}
dpkg-query -W xandikos radicale
ask -o /dev/null -X MKCALENDAR http://127.0.0.1:8766/ana/visits/
got=$(for server in xandikos=http://127.0.0.1:8765/user/calendars/calendar radicale=http://127.0.0.1:8766/ana/visits; do
    event weekly 'RRULE:FREQ=WEEKLY;COUNT=3' | ask -o /dev/null -X PUT -H 'Content-Type: text/calendar' --data-binary @- "${server#*=}/weekly.ics"
    event added RDATE:20261020T130000Z | ask -o /dev/null -X PUT -H 'Content-Type: text/calendar' --data-binary @- "${server#*=}/added.ics"
    for day in 20261006 20261013 20261020; do echo "${server%%=*}, $day: $(find_events "${server#*=}" $day)"; done
  done | sed 's/ *$//'
  echo "xandikos, busy: $(report http://127.0.0.1:8765/user/calendars/calendar "<C:free-busy-query xmlns:C='urn:ietf:params:xml:ns:caldav'><C:time-range start='20261001T000000Z' end='20261101T000000Z'/></C:free-busy-query>" | tr -d '\r' | grep -oE '[0-9]{8}T[0-9]{6}Z/' | sort -u | tr '\n' ' ')")
echo "$got"
[ "$got" = 'xandikos, 20261006: added.ics weekly.ics
xandikos, 20261013:
xandikos, 20261020:
radicale, 20261006: added.ics weekly.ics
radicale, 20261013: weekly.ics
radicale, 20261020: added.ics weekly.ics
xandikos, busy: 20261006T130000Z/ ' ] && echo ok
