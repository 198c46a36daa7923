# The site is built in the first stage; the second holds the server, its few packages and the built files.
FROM node:26-bookworm-slim AS build
WORKDIR /site
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:26-bookworm-slim
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/contract ./contract
COPY --from=build /site/domain ./domain
COPY --from=build /site/server ./server
COPY --from=build /site/dist ./dist
# The runbook's commands: docker exec site leads list
RUN mkdir data && chown node data && chmod 700 data \
  && printf '#!/bin/sh\nexec node /site/server/leads-cli.ts "$@"\n' > /usr/local/bin/leads \
  && printf '#!/bin/sh\nexec node /site/server/mail-doctor.ts "$@"\n' > /usr/local/bin/mail-doctor \
  && chmod 755 /usr/local/bin/leads /usr/local/bin/mail-doctor
USER node
ENV HOST=0.0.0.0 PORT=8080 DATA_DIR=/site/data
VOLUME /site/data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
