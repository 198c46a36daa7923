#!/bin/sh
# The command of the image `site`: builds content/ (or, without one, the showcase) and shows it in the volume /built. When
# the build fails, the version before stays; the server of compose.yaml starts as long as there is one.
# Docker makes an empty folder of a mount that is missing.
[ -e content/company.yaml ] || export CONTENT=showcase
npm run --silent publish -- --target deploy/volume.yaml --with-samples && exit 0
if [ -e /built/current/site-manifest.json ]; then
  echo 'The build failed; the version before stays online.' >&2
  exit 0
fi
echo 'The build failed, and there is no version before.' >&2
exit 1
