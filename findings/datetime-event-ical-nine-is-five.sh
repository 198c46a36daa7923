#!/usr/bin/env bash
# Surprise: DateTime::Event::ICal makes the dates of a calendar rule from a first date in New York, and they have no
#   zone: they are "floating", which DateTime counts as UTC. So a visit at 9 a.m. is at 5 a.m. for whoever asks for the
#   moment, and at 4 from November on. DateTime::Format::ICal reads rules with it, and writes the first date with its
#   zone and the dates of the rule without one.
# Expected by most: the dates of a rule are in the zone of the first one.
# Packages: Debian 12 libdatetime-event-ical-perl 0.13-2, libdatetime-format-ical-perl 0.09-3
# Source: run; the manuals do not mention it.
set -euo pipefail
perl -MDateTime::Event::ICal -MDateTime::Format::ICal -e 1 2> /dev/null || { echo "needs libdatetime-event-ical-perl, libdatetime-format-ical-perl (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
cat > try.pl <<'P'
use strict;
use warnings;
use DateTime;
use DateTime::Event::ICal;
use DateTime::Format::ICal;
my $first = DateTime->new(year => 2026, month => 10, day => 23, hour => 9, time_zone => 'America/New_York');
my $set = DateTime::Event::ICal->recur(dtstart => $first, freq => 'weekly', count => 3);
my $dates = $set->iterator;
while (my $date = $dates->next) {
  print $date->strftime('%F %H:%M %Z'), ' = ', DateTime->from_epoch(epoch => $date->epoch, time_zone => 'America/New_York')->strftime('%F %H:%M %Z'), "\n";
}
print DateTime::Format::ICal->format_datetime($first), ' ', DateTime::Format::ICal->format_recurrence($set), "\n";
P
dpkg-query -W libdatetime-event-ical-perl libdatetime-format-ical-perl
got=$(perl try.pl)
echo "$got"
[ "$got" = '2026-10-23 09:00 floating = 2026-10-23 05:00 EDT
2026-10-30 09:00 floating = 2026-10-30 05:00 EDT
2026-11-06 09:00 floating = 2026-11-06 04:00 EST
TZID=America/New_York:20261023T090000 RDATE:20261023T090000,20261030T090000,20261106T090000' ] && echo ok
