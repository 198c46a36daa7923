#!/usr/bin/env bash
# Surprise: GitLab's chronic_duration, which reads the hours that people book, takes "1/2 day" for two days and "1/2
#   hour" for two hours: it drops the slash and keeps the last number. "Half a day" is a day and "half an hour" an hour,
#   "an hour and a half" an hour and two seconds, "4 hours 30" four hours and 30 seconds, and "2-3 weeks" three weeks.
#   "2 and a half days" is right. None is an error.
# Expected by most: a program that knows two and a half knows a half, or refuses it.
# Package: Debian 12 ruby-chronic-duration 0.10.6.2-2
# Source: run.
set -euo pipefail
ruby -rgitlab_chronic_duration -e 1 > /dev/null 2>&1 || { echo "needs ruby-chronic-duration (apt)"; exit 2; }
dpkg-query -W ruby-chronic-duration
got=$(ruby -rgitlab_chronic_duration -e '["2 and a half days", "1/2 day", "half a day", "1/2 hour", "half an hour", "an hour and a half", "4 hours 30", "2-3 weeks"].each { |text|
  puts "#{text}: #{ChronicDuration.output(ChronicDuration.parse(text))}" }')
echo "$got"
[ "$got" = '2 and a half days: 2 days 12 hrs
1/2 day: 2 days
half a day: 1 day
1/2 hour: 2 hrs
half an hour: 1 hr
an hour and a half: 1 hr 2 secs
4 hours 30: 4 hrs 30 secs
2-3 weeks: 21 days' ] && echo ok
