# One image: the program renders a mounted content/ into a volume, serves it and takes requests (docs/images.md).
FROM node:26-bookworm-slim AS program
WORKDIR /storypole
COPY . .
RUN npm ci --omit=dev --no-audit --no-fund && node tools/licenses/write-notices.ts NOTICES.txt \
  && npm run --silent program

FROM node:26-bookworm-slim
WORKDIR /storypole
COPY --from=program /storypole/package.json /storypole/LICENSE /storypole/NOTICES.txt ./
COPY --from=program /storypole/node_modules ./node_modules
COPY --from=program /storypole/.cache/program ./.cache/program
COPY --from=program /storypole/contract ./contract
COPY --from=program /storypole/deploy ./deploy
COPY --from=program /storypole/domain ./domain
COPY --from=program /storypole/office ./office
COPY --from=program /storypole/render ./render
COPY --from=program /storypole/server ./server
COPY --from=program /storypole/showcase ./showcase
COPY --from=program /storypole/site ./site
COPY --from=program /storypole/starter ./starter
COPY --from=program /storypole/tools ./tools
# For the runbook's commands: docker compose exec server leads list
RUN mkdir content data /built && chown node content data /built && chmod 700 data \
  && printf '#!/bin/sh\nexec node /storypole/server/leads-cli.ts "$@"\n' > /usr/local/bin/leads \
  && printf '#!/bin/sh\nexec node /storypole/server/mail-doctor.ts "$@"\n' > /usr/local/bin/mail-doctor \
  && chmod 755 /usr/local/bin/leads /usr/local/bin/mail-doctor
USER node
ENV HOST=0.0.0.0 PORT=8080 DATA_DIR=/storypole/data SITE_DIR=/built/site CACHE_DIR=/built/cache
VOLUME /storypole/data /built
EXPOSE 8080
# The first start renders every page and encodes every picture.
HEALTHCHECK --start-period=10m CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "deploy/start-in-container.sh"]
