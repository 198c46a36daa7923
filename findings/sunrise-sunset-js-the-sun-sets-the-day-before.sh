#!/usr/bin/env bash
# Surprise: asked on a server in UTC for the daylight of June 12 in Charleston, sunrise-sunset-js lets the sun rise on
#   June 12 at 6:10 a.m. and set on June 11 at 8:27 p.m.: a working day of -10 hours. Noon and dusk are on June 12, and
#   the golden hour ends a day before it begins. On the owner's laptop, in New York, all are right, as with the option
#   timezoneId. suncalc is right in both.
# Expected by most: sunrise, noon and sunset of one call belong to one day.
# Packages: npm sunrise-sunset-js 3.3.1, suncalc 2.0.2
# Source: run. The manual calls the option one of its SPA options, and gives the example of London without it.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" sunrise-sunset-js@3.3.1 suncalc@2.0.2
cd "$tmp"
cat > try.mjs <<'J'
import { getTimes } from 'suncalc';
import { getSunTimes } from 'sunrise-sunset-js';
const noon = new Date('2026-06-12T12:00:00-04:00');
const show = (date) => date.toLocaleString('en-US', { timeZone: 'America/New_York', dateStyle: 'short', timeStyle: 'short' });
const { sunrise, solarNoon, sunset, twilight } = getSunTimes(32.85, -79.82, noon);
console.log([sunrise, solarNoon, sunset, twilight.civilDusk].map(show).join(' | '));
const named = getSunTimes(32.85, -79.82, noon, { timezoneId: 'America/New_York' });
console.log('timezoneId:', show(named.sunset), '| suncalc:', show(getTimes(noon, 32.85, -79.82).sunset));
J
grep -m 1 '"version"' node_modules/sunrise-sunset-js/package.json node_modules/suncalc/package.json
got=$(for zone in UTC America/New_York; do echo "$zone"; TZ=$zone node try.mjs; done)
echo "$got"
[ "$got" = 'UTC
6/12/26, 6:10 AM | 6/12/26, 1:19 PM | 6/11/26, 8:27 PM | 6/12/26, 8:56 PM
timezoneId: 6/12/26, 8:27 PM | suncalc: 6/12/26, 8:28 PM
America/New_York
6/12/26, 6:10 AM | 6/12/26, 1:19 PM | 6/12/26, 8:27 PM | 6/12/26, 8:56 PM
timezoneId: 6/12/26, 8:27 PM | suncalc: 6/12/26, 8:28 PM' ] && echo ok
