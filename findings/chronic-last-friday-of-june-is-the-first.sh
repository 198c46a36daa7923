#!/usr/bin/env bash
# Surprise: Chronic and Time::ParseDate, the readers of typed dates of Ruby and Perl, take "last Friday of June" for
#   the first Friday of June. To Chronic "end of month" on June 10 is June 21, and "half past two Friday" is at night,
#   though "Friday at 2:30" is in the afternoon. Time::ParseDate drops what it does not know: "6/12 at 2:30pm" is
#   midnight, "friday in 2 weeks" is this Friday, and "7am in 2 days" is today. None is an error. "Second Friday in
#   June" is right in Chronic, and Date::Manip knows the last one.
# Expected by most: a reader that knows the second Friday of a month knows the last one, or refuses it.
# Packages: Debian 12 ruby-chronic 0.10.5-2, libtime-parsedate-perl 2015.103-4, libdate-manip-perl 6.91-1
# Source: run.
set -euo pipefail
{ ruby -e 'require "chronic"' && perl -MTime::ParseDate -MDate::Manip -e 1; } 2>/dev/null ||
  { echo "needs ruby-chronic, libtime-parsedate-perl, libdate-manip-perl (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
export TZ=America/New_York
cat > "$tmp/try.rb" <<'R'
require 'chronic'
now = Time.local(2026, 6, 10, 10, 0)
['second friday in june', 'last friday of june', 'end of month', 'friday at 2:30', 'half past two friday'].each do |text|
  puts "Chronic, #{text}: #{Chronic.parse(text, now: now).strftime('%b %-d %H:%M')}"
end
R
cat > "$tmp/try.pl" <<'P'
use strict;
use Date::Manip;
use POSIX 'strftime';
use Time::ParseDate;
my $now = parsedate('2026-06-10 10:00:00');
for my $text ('friday 9am', 'last friday of june', '6/12 at 2:30pm', 'friday in 2 weeks', '7am in 2 days') {
  print "Time::ParseDate, $text: ", strftime('%b %-d %H:%M', localtime parsedate($text, NOW => $now, PREFER_FUTURE => 1)), "\n";
}
print 'Date::Manip, last friday of june: ', UnixDate(ParseDate('last friday of june 2026'), '%b %e'), "\n";
P
dpkg-query -W ruby-chronic libtime-parsedate-perl libdate-manip-perl
got=$(ruby "$tmp/try.rb"; perl "$tmp/try.pl" 2>/dev/null)
echo "$got"
[ "$got" = 'Chronic, second friday in june: Jun 12 12:00
Chronic, last friday of june: Jun 5 12:00
Chronic, end of month: Jun 21 00:00
Chronic, friday at 2:30: Jun 12 14:30
Chronic, half past two friday: Jun 12 02:30
Time::ParseDate, friday 9am: Jun 12 09:00
Time::ParseDate, last friday of june: Jun 5 10:00
Time::ParseDate, 6/12 at 2:30pm: Jun 12 00:00
Time::ParseDate, friday in 2 weeks: Jun 12 10:00
Time::ParseDate, 7am in 2 days: Jun 10 07:00
Date::Manip, last friday of june: Jun 26' ] && echo ok
