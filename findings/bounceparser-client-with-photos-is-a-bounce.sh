#!/usr/bin/env bash
# Surprise: Mail::DeliveryStatus::BounceParser, with which programs take dead addresses off their lists, says of every
#   ordinary mail that it is a bounce, unless it knows it for an answering machine. When a client writes with photos
#   attached and names another address of hers, that address has bounced. Only a notice of absence is no bounce.
# Expected by most: is_bounce is false for what is no report of delivery.
# Package: Debian 12 libmail-deliverystatus-bounceparser-perl 1.543
# Source: run.
set -euo pipefail
perl -MMail::DeliveryStatus::BounceParser -e 1 2>/dev/null || { echo "needs libmail-deliverystatus-bounceparser-perl (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cat > "$tmp/try.pl" <<'P'
use strict;
use Mail::DeliveryStatus::BounceParser;
my $head = "From: Ana Hale <ana\@example.com>\nTo: office\@example.org\nDate: Fri, 12 Jun 2026 09:00:00 -0400\nMessage-ID: <1\@example.com>\nMIME-Version: 1.0\n";
my $photos = "Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\nMy other address is ben\@example.net now.\n--b\nContent-Type: image/jpeg\nContent-Transfer-Encoding: base64\n\nAAAA\n--b--\n";
my @mails = (
  'a new roof' => "Subject: Roof\n\nWe need a new roof.\n",
  'photos' => "Subject: Photos\n$photos",
  'absence' => "Subject: Out of office: your quote\nAuto-Submitted: auto-replied\n\nI am on vacation until June 20.\n",
);
while (my ($name, $rest) = splice @mails, 0, 2) {
  my $parser = Mail::DeliveryStatus::BounceParser->new("$head$rest");
  my @dead = map { $_->get('email') } $parser->reports;
  print "$name: bounce ", $parser->is_bounce, ", dead addresses: @dead\n";
}
P
dpkg-query -W libmail-deliverystatus-bounceparser-perl
got=$(perl "$tmp/try.pl" 2>/dev/null | sed 's/ *$//')
echo "$got"
[ "$got" = 'a new roof: bounce 1, dead addresses:
photos: bounce 1, dead addresses: ben@example.net
absence: bounce 0, dead addresses:' ] && echo ok
