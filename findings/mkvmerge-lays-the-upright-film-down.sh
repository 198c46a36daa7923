#!/usr/bin/env bash
# Surprise: a phone stores an upright film of a job site lying, with a turn beside it. mkvmerge and ffmpeg -c copy into
#   MKV or MPEG-TS lose the turn, and every player shows the film on its side. ffmpeg keeps it into MP4 and MOV,
#   and neither program prints a warning. ffmpegthumbnailer's still of the same phone film is upright, so a gallery shows
#   an upright still and a lying film.
# Expected by most: to copy a stream without encoding it changes nothing that is seen.
# Packages: Debian 12 ffmpeg 5.1, mkvtoolnix 74.0.0-1, ffmpegthumbnailer 2.2.2
# Source: run.
set -euo pipefail
for p in ffmpeg mkvmerge ffmpegthumbnailer; do command -v $p >/dev/null || { echo "needs ffmpeg, mkvtoolnix, ffmpegthumbnailer (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
dpkg-query -W ffmpeg mkvtoolnix ffmpegthumbnailer
run() { ffmpeg -y -loglevel warning "$@"; }
size() { ffprobe -v error -select_streams v -show_entries stream=width,height -of csv=p=0:s=x "$1"; }
seen() { run -i "$1" -frames:v 1 seen.png 2> /dev/null; echo "$2: $(size seen.png)"; }
run -f lavfi -i color=white:s=320x240:d=1:r=10 -c:v libx264 -pix_fmt yuv420p plain.mp4
run -i plain.mp4 -c copy -metadata:s:v:0 rotate=270 phone.mp4
got=$(seen phone.mp4 'phone, MP4'
  for kind in mov mkv ts; do run -i phone.mp4 -c copy "copy.$kind" 2> "log.$kind"; seen "copy.$kind" "ffmpeg, ${kind^^}"; grep -i -E 'rotat|matrix' "log.$kind" || true; done
  mkvmerge -q -o merged.mkv phone.mp4; seen merged.mkv 'mkvmerge, MKV'
  ffmpegthumbnailer -i phone.mp4 -o still.png -s 0 2> log; echo "ffmpegthumbnailer: $(size still.png)")
echo "$got"
[ "$got" = 'phone, MP4: 240x320
ffmpeg, MOV: 240x320
ffmpeg, MKV: 320x240
ffmpeg, TS: 320x240
mkvmerge, MKV: 320x240
ffmpegthumbnailer: 240x320' ] && echo ok
