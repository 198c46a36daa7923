#!/usr/bin/env bash
# Surprise: a talk on the last Friday of each month is held on October 9 as well, which the calendar writes as an added
#   date (RDATE). iCal::Parser lists the talk without that date, and so does node-ical's expandRecurringEvent: it has
#   RDATE in the event and leaves it out. Both know the canceled dates (EXDATE) and the moved ones. iCal::Parser also
#   keeps the backslashes: "Gate 4412\, dog\nCall first". recurring_ical_events of Python is right.
# Expected by most: a program that expands a series takes all three lines that make it.
# Packages: Debian 12 libical-parser-perl 1.21-3, python3-recurring-ical-events 2.0.1-1; npm node-ical 0.27.2
# Source: run; RFC 5545, section 3.8.5.2.
set -euo pipefail
{ perl -MiCal::Parser -e 1 && /usr/bin/python3 -c 'import recurring_ical_events'; } > /dev/null 2>&1 || { echo "needs libical-parser-perl, python3-recurring-ical-events (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" node-ical@0.27.2
cd "$tmp"
printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//Visits//EN BEGIN:VEVENT UID:talk@example.org DTSTAMP:20260601T000000Z DTSTART:20261030T120000Z \
  DTEND:20261030T130000Z 'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=3' EXDATE:20261127T120000Z RDATE:20261009T120000Z 'SUMMARY:Safety talk' \
  'DESCRIPTION:Gate 4412\, dog\nCall first' END:VEVENT END:VCALENDAR > talk.ics
cat > try.pl <<'P'
use iCal::Parser;
my $events = iCal::Parser->new(start => '20261001', end => '20261231', tz => 'UTC')->parse('talk.ics')->{events}{2026};
for my $month (sort { $a <=> $b } keys %$events) {
  for my $day (sort { $a <=> $b } keys %{ $events->{$month} }) { print "$month/$day " }
}
print $events->{10}{30}{'talk@example.org'}{DESCRIPTION}, "\n";
P
cat > try.cjs <<'J'
const ical = require('node-ical');
const event = ical.sync.parseFile('talk.ics')['talk@example.org'];
const dates = ical.expandRecurringEvent(event, { from: new Date('2026-10-01'), to: new Date('2026-12-31') });
console.log(dates.map((date) => `${date.start.getUTCMonth() + 1}/${date.start.getUTCDate()}`).join(' '), 'rdate' in event);
J
cat > try.py <<'P'
import icalendar
import recurring_ical_events

dates = recurring_ical_events.of(icalendar.Calendar.from_ical(open('talk.ics', 'rb').read())).between((2026, 10, 1), (2026, 12, 31))
print(' '.join(f'{date.month}/{date.day}' for date in sorted(event['DTSTART'].dt for event in dates)))
P
dpkg-query -W libical-parser-perl python3-recurring-ical-events; grep -m 1 '"version"' node_modules/node-ical/package.json
got=$(echo "iCal::Parser $(perl try.pl)"; echo "node-ical $(node try.cjs)"; echo "recurring_ical_events $(/usr/bin/python3 try.py)")
echo "$got"
[ "$got" = 'iCal::Parser 10/30 12/25 Gate 4412\, dog\nCall first
node-ical 10/30 12/25 true
recurring_ical_events 10/9 10/30 12/25' ] && echo ok
