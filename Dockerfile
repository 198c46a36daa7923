# Two images of one program (docs/images.md): `site` builds a mounted content/ into a volume; `server` serves the volume
# and takes requests. Build one with `docker build --target site` or `--target server`; compose.yaml builds both.
FROM node:26-bookworm-slim AS program
WORKDIR /storypole
COPY . .
RUN npm ci --no-audit --no-fund && node tools/licenses/write-notices.ts NOTICES.txt

FROM program AS site
# Content is mounted later, so the image has the program that renders it.
RUN npm run --silent program
# When a build fails, the last good one stays in the volume.
RUN mkdir /built && chown -R node . /built
USER node
ENV HOME=/tmp
VOLUME /built
CMD ["sh", "deploy/build-into-volume.sh"]

FROM program AS packages
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:26-bookworm-slim AS server
WORKDIR /storypole
COPY --from=packages /storypole/package.json /storypole/LICENSE /storypole/NOTICES.txt ./
COPY --from=packages /storypole/node_modules ./node_modules
COPY --from=packages /storypole/contract ./contract
COPY --from=packages /storypole/domain ./domain
COPY --from=packages /storypole/office ./office
COPY --from=packages /storypole/server ./server
# For the runbook's commands: docker compose exec server leads list
RUN mkdir data && chown node data && chmod 700 data \
  && printf '#!/bin/sh\nexec node /storypole/server/leads-cli.ts "$@"\n' > /usr/local/bin/leads \
  && printf '#!/bin/sh\nexec node /storypole/server/mail-doctor.ts "$@"\n' > /usr/local/bin/mail-doctor \
  && chmod 755 /usr/local/bin/leads /usr/local/bin/mail-doctor
USER node
ENV HOST=0.0.0.0 PORT=8080 DATA_DIR=/storypole/data SITE_DIR=/built/current
VOLUME /storypole/data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
