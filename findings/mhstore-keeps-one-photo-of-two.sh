#!/usr/bin/env bash
# Surprise: a mail brings two pictures that are both called photo.jpg, as gateways of phones name them. mhstore (nmh)
#   says twice "storing ... as file photo.jpg" and leaves the second one only. uudeview leaves one as well, and
#   calls a plan whose name has a ½ in it UNKNOWN.001. munpack writes photo.jpg.1 and part2, so the ending of the name is
#   lost. ripmime is right.
# Expected by most: each attachment becomes a file.
# Packages: Debian 12 nmh 1.8~RC2-2, uudeview 0.5.20-14, ripmime 1.4.0.10, mpack 1.6-18
# Source: run.
set -euo pipefail
for p in uudeview ripmime munpack; do command -v $p >/dev/null || { echo "needs nmh, uudeview, ripmime, mpack (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
export HOME=$tmp MM_CHARSET=UTF-8 LC_ALL=C.UTF-8
dpkg-query -W nmh uudeview ripmime mpack
part() { printf '%s\n' --b "Content-Type: $1" 'Content-Transfer-Encoding: base64' "Content-Disposition: attachment; $2" '' "$(printf %s "$3" | base64)"; }
{
  printf '%s\n' 'From: Ana Hale <ana@example.com>' 'To: office@example.org' 'Subject: Photos' 'Date: Fri, 12 Jun 2026 09:00:00 -0400' \
    'Message-ID: <1@example.com>' 'MIME-Version: 1.0' 'Content-Type: multipart/mixed; boundary=b' ''
  part 'image/jpeg; name="photo.jpg"' 'filename="photo.jpg"' kitchen
  part 'image/jpeg; name="photo.jpg"' 'filename="photo.jpg"' bath
  part application/pdf "filename*=UTF-8''Plan%20%C2%BD.pdf" plan
  echo --b--
} > mail
list() { (cd "$1"; for file in *; do printf '%s=%s ' "$file" "$(cat "$file")"; done); }
mkdir Mail Mail/inbox mhstore uudeview ripmime munpack
echo 'Path: Mail' > .mh_profile
cp mail Mail/inbox/1
got=$(echo "mhstore: $(cd mhstore; /usr/bin/mh/mhstore -auto -file ../mail 2>&1 | grep -c 'as file photo.jpg') stored, $(list mhstore)"
  uudeview -i -q -p uudeview mail > log 2>&1; echo "uudeview: $(list uudeview)"
  ripmime -i mail -d ripmime; echo "ripmime: $(list ripmime)"
  (cd munpack; munpack -q ../mail > ../log 2>&1); echo "munpack: $(list munpack)")
echo "$got"
[ "$got" = 'mhstore: 2 stored, Plan ½.pdf=plan photo.jpg=bath 
uudeview: UNKNOWN.001=plan photo.jpg=bath 
ripmime: Plan ½.pdf=plan photo.jpg=kitchen photo_1.jpg=bath textfile0= 
munpack: part2=plan photo.jpg=kitchen photo.jpg.1=bath ' ] && echo ok
