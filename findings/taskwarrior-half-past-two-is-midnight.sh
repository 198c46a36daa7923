#!/usr/bin/env bash
# Surprise: Taskwarrior reads due:2:30pm as 14:30 of today, and due:2026-06-12T14:30 as well, but the two together,
#   2026-06-12T2:30pm, are midnight of that day: the walkthrough is overdue when the day begins. The same holds for
#   "2026-06-12 14:30" with a space and for "fri 9am". It says nothing of the hour that it dropped, while a date such as
#   6/12/2026 is refused.
# Expected by most: a part of the date that is not understood is an error.
# Package: Debian 12 taskwarrior 2.6.2+dfsg-1
# Source: run.
set -euo pipefail
for p in task jq; do command -v $p >/dev/null || { echo "needs taskwarrior, jq (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
export TZ=America/New_York TASKDATA=$tmp TASKRC=$tmp/taskrc
: > taskrc
dpkg-query -W taskwarrior
got=$(for due in 2026-06-12T14:30 2026-06-12T2:30pm 2026-06-12T9am '2026-06-12 14:30' 2026-06-12+9h 6/12/2026; do
  if task rc.verbose=nothing add due:"$due" Walkthrough 2> log; then read=$(task rc.verbose=nothing export | jq -r '.[-1].due'); else read=; fi
  echo "$due: $([ -n "$read" ] && date -d "${read:0:8} ${read:9:4} UTC" '+%b %e %H:%M' || echo refused)"
  rm -f ./*.data
done)
echo "$got"
[ "$got" = '2026-06-12T14:30: Jun 12 14:30
2026-06-12T2:30pm: Jun 12 00:00
2026-06-12T9am: Jun 12 00:00
2026-06-12 14:30: Jun 12 00:00
2026-06-12+9h: Jun 12 09:00
6/12/2026: refused' ] && echo ok
