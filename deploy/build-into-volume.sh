#!/bin/sh
# The command of the image `site`: builds content/, or the showcase if there is none, and publishes it to the volume
# /built. When the build fails, the previous version stays online, and the server of compose.yaml still starts.
node server/check-hosts.ts || exit 1
# Docker creates an empty folder for a missing mount, so test for a file.
[ -e content/company.yaml ] || export CONTENT=showcase
npm run --silent publish -- --target deploy/volume.yaml --with-samples && exit 0
if [ -e /built/current/site-manifest.json ]; then
  echo 'The build failed. The previous version stays online.' >&2
  exit 0
fi
echo 'The build failed, and there is no previous version.' >&2
exit 1
