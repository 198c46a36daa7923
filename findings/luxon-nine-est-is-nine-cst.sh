#!/usr/bin/env bash
# Surprise: in July, 9 a.m. EST and 9 a.m. CST are the same instant, though New York is an hour ahead of Chicago: luxon,
#   date-fns-tz, dayjs and Intl itself read EST and MST as zones without summer time, and CST and PST as zones with it.
#   EDT, CDT and PDT are no zones. moment-timezone reads EST as they do, and CST, PST, EDT and CDT as UTC, with a message
#   in the log only.
# Expected by most: the four abbreviations are treated alike: fixed, with summer time, or refused.
# Packages: npm luxon 3.7.2, date-fns-tz 3.2.0 (with date-fns 4.4.0), dayjs 1.11.23, moment-timezone 0.5.48
# Source: run, with Node 20 and 26.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" luxon@3.7.2 date-fns@4.4.0 date-fns-tz@3.2.0 dayjs@1.11.23 moment-timezone@0.5.48
cat > "$tmp/read.cjs" <<'J'
const { fromZonedTime } = require('date-fns-tz');
const dayjs = require('dayjs');
const { DateTime } = require('luxon');
const moment = require('moment-timezone');
dayjs.extend(require('dayjs/plugin/utc'));
dayjs.extend(require('dayjs/plugin/timezone'));
console.error = () => {};
const show = (read) => {
  try {
    return read().toISOString().slice(11, 16);
  } catch {
    return 'refused';
  }
};
for (const zone of ['America/New_York', 'EST', 'EDT', 'America/Chicago', 'CST', 'CDT', 'MST', 'PST']) {
  const time = '2026-07-14T09:00';
  console.log(`${zone}: luxon ${show(() => DateTime.fromISO(time, { zone }).toJSDate())}, date-fns-tz ${show(() => fromZonedTime(time, zone))}, dayjs ${show(() => dayjs.tz(time, zone).toDate())}, moment-timezone ${show(() => moment.tz(time, zone).toDate())}`);
}
J
node --version; grep '"version"' "$tmp"/node_modules/{luxon,date-fns,date-fns-tz,dayjs,moment-timezone}/package.json
got=$(TZ=UTC node "$tmp/read.cjs")
echo "$got"
[ "$got" = 'America/New_York: luxon 13:00, date-fns-tz 13:00, dayjs 13:00, moment-timezone 13:00
EST: luxon 14:00, date-fns-tz 14:00, dayjs 14:00, moment-timezone 14:00
EDT: luxon refused, date-fns-tz refused, dayjs refused, moment-timezone 09:00
America/Chicago: luxon 14:00, date-fns-tz 14:00, dayjs 14:00, moment-timezone 14:00
CST: luxon 14:00, date-fns-tz 14:00, dayjs 14:00, moment-timezone 09:00
CDT: luxon refused, date-fns-tz refused, dayjs refused, moment-timezone 09:00
MST: luxon 16:00, date-fns-tz 16:00, dayjs 16:00, moment-timezone 16:00
PST: luxon 16:00, date-fns-tz 16:00, dayjs 16:00, moment-timezone 09:00' ] && echo ok
