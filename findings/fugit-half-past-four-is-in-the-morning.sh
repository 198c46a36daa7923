#!/usr/bin/env bash
# Surprise: Fugit, which reads the schedules of Rails jobs, takes "every friday at 4:30pm" for 4:30 a.m. and "12am" for
#   noon. "4pm" and "4:30 pm", with a space, are the afternoon, so who tries one of these trusts the others. "every 90
#   minutes" is every hour, and "every 36 hours" every day. "1h30" is an hour and 30 seconds. None is an error, though
#   "4 p.m." is one.
# Expected by most: pm is pm, with or without a space.
# Package: Debian 12 ruby-fugit 1.5.2-1
# Source: run.
set -euo pipefail
ruby -rfugit -e 1 > /dev/null 2>&1 || { echo "needs ruby-fugit (apt)"; exit 2; }
dpkg-query -W ruby-fugit
got=$(ruby -rfugit -e '["every friday at 4pm", "every friday at 4:30 pm", "every friday at 4:30pm", "every friday at 4 p.m.", "every day at midnight", "every day at 12am", "every 90 minutes", "every 36 hours"].each { |text|
  puts "#{text}: #{Fugit::Nat.parse(text)&.to_cron_s || "refused"}" }
puts "1h30: #{Fugit::Duration.parse("1h30").to_iso_s}"')
echo "$got"
[ "$got" = 'every friday at 4pm: 0 16 * * 5
every friday at 4:30 pm: 30 16 * * 5
every friday at 4:30pm: 30 4 * * 5
every friday at 4 p.m.: refused
every day at midnight: 0 0 * * *
every day at 12am: 0 12 * * *
every 90 minutes: 0 * * * *
every 36 hours: 0 0 * * *
1h30: PT1H30S' ] && echo ok
