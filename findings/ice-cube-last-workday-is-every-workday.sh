#!/usr/bin/env bash
# Surprise: ice_cube, the recurring dates of Rails, reads "the last workday of each month" of a calendar file as every
#   workday: it drops BYSETPOS without a word. What it writes changes too: a series that begins in January in New York
#   gets TZID=EST, a zone without summer time, so from March on 9 a.m. is 10 a.m. in other calendars, and the TZID=EDT
#   of June is no zone at all. Its monthly visit on the 31st takes place on February 28; its file says only
#   FREQ=MONTHLY, which skips February.
# Expected by most: the rule is kept or refused, and the zone has its name, America/New_York.
# Packages: Debian 12 ruby-ice-cube 0.16.4-3, ruby-activesupport 6.1.7.10, python3-icalendar 4.0.3, python3-dateutil 2.8.2
# Source: run; RFC 5545, section 3.3.10.
set -euo pipefail
ruby -e 'require "active_support"; require "ice_cube"' 2>/dev/null || { echo "needs ruby-ice-cube, ruby-activesupport, python3-icalendar, python3-dateutil (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
export TZ=America/New_York
dpkg-query -W ruby-ice-cube ruby-activesupport python3-icalendar python3-dateutil
cat > try.rb <<'R'
require 'active_support'
require 'active_support/time'
require 'ice_cube'
list = ->(schedule) { schedule.first(4).map { |visit| visit.start_time.strftime('%a %m/%d') }.join(', ') }
puts "last workday: #{list[IceCube::Schedule.from_ical("DTSTART:20260630T090000\nRRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1")]}"
Time.zone = 'America/New_York'
{ 'June' => Time.zone.local(2026, 6, 30, 9), 'January' => Time.zone.local(2026, 1, 31, 9) }.each do |name, start|
  schedule = IceCube::Schedule.new(start) { |made| made.add_recurrence_rule IceCube::Rule.monthly }
  puts "#{name}: #{list[schedule]}", schedule.to_ical
  File.write('january.ics', "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\n#{schedule.to_ical}\nEND:VEVENT\nEND:VCALENDAR\n")
end
R
cat > read.py <<'P'
import datetime, zoneinfo
import icalendar
from dateutil.rrule import rrulestr
event = icalendar.Calendar.from_ical(open('january.ics').read()).walk('VEVENT')[0]
rule = rrulestr('RRULE:' + event['RRULE'].to_ical().decode(), dtstart=event['DTSTART'].dt)
print('icalendar and dateutil: ' + ', '.join(f'{day.astimezone(zoneinfo.ZoneInfo("America/New_York")):%a %m/%d %H:%M}' for day in rule[:4]))
P
got=$(ruby -W0 try.rb; /usr/bin/python3 read.py)
echo "$got"
[ "$got" = 'last workday: Tue 06/30, Wed 07/01, Thu 07/02, Fri 07/03
June: Tue 06/30, Thu 07/30, Sun 08/30, Wed 09/30
DTSTART;TZID=EDT:20260630T090000
RRULE:FREQ=MONTHLY
January: Sat 01/31, Sat 02/28, Tue 03/31, Thu 04/30
DTSTART;TZID=EST:20260131T090000
RRULE:FREQ=MONTHLY
icalendar and dateutil: Sat 01/31 09:00, Tue 03/31 10:00, Sun 05/31 10:00, Fri 07/31 10:00' ] && echo ok
