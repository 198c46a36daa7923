#!/usr/bin/env bash
# Surprise: parse-cron of Ruby, which tells when a line of a crontab runs next, takes the 31st of a shorter month for
#   the first of the next one: a draw on each 31st at 9 a.m. also comes on February 1, April 1, June 1, September 1 and
#   November 1. A draw on each 30th comes on February 1 too. Looking back from July 5 it finds June 1 instead of May 31.
#   croniter of Python has only days that exist.
# Expected by most: cron skips a day that a month does not have. crontab(5) runs a line when the day of the month
#   matches.
# Packages: Debian 12 ruby-parse-cron 0.1.4-1.1, python3-croniter 1.3.5-3
# Source: run.
set -euo pipefail
{ ruby -e 'require "parse-cron"' && /usr/bin/python3 -c 'import croniter'; } > /dev/null 2>&1 || { echo "needs ruby-parse-cron, python3-croniter (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
cat > try.rb <<'R'
require 'parse-cron'
['0 9 31 * *', '0 9 30 * *'].each do |line|
  cron = CronParser.new(line)
  time = Time.utc(2026, 1, 1)
  dates = 11.times.map { (time = cron.next(time)).strftime('%b %-d') }
  puts "parse-cron, #{line}: #{dates.join(', ')}"
end
puts "parse-cron, the last 31st before July 5: #{CronParser.new('0 9 31 * *').last(Time.utc(2026, 7, 5)).strftime('%b %-d')}"
R
cat > try.py <<'P'
from datetime import datetime

from croniter import croniter

for line in ('0 9 31 * *', '0 9 30 * *'):
    cron = croniter(line, datetime(2026, 1, 1))
    print(f'croniter, {line}:', ', '.join(f'{cron.get_next(datetime):%b %-d}' for _ in range(7)))
P
dpkg-query -W ruby-parse-cron python3-croniter
got=$(ruby try.rb; /usr/bin/python3 try.py)
echo "$got"
[ "$got" = 'parse-cron, 0 9 31 * *: Jan 31, Feb 1, Mar 31, Apr 1, May 31, Jun 1, Jul 31, Aug 31, Sep 1, Oct 31, Nov 1
parse-cron, 0 9 30 * *: Jan 30, Feb 1, Mar 30, Apr 30, May 30, Jun 30, Jul 30, Aug 30, Sep 30, Oct 30, Nov 30
parse-cron, the last 31st before July 5: Jun 1
croniter, 0 9 31 * *: Jan 31, Mar 31, May 31, Jul 31, Aug 31, Oct 31, Dec 31
croniter, 0 9 30 * *: Jan 30, Mar 30, Apr 30, May 30, Jun 30, Jul 30, Aug 30' ] && echo ok
