# The server with the built console: docker build -t lanyard .
FROM node:26-trixie-slim AS build
WORKDIR /lanyard
COPY package.json package-lock.json .npmrc ./
COPY packages/api/package.json packages/api/
COPY packages/console/package.json packages/console/
COPY packages/contract/package.json packages/contract/
COPY packages/design-system/package.json packages/design-system/
RUN npm ci
COPY . .
RUN npm exec --no -- turbo run build --filter=@lanyard/console --filter=@lanyard/api

# What runs: the bundle, the console, and the few packages that no bundle can hold.
FROM build AS packages
# The image has a Node of its own, and what the browser loads is built.
RUN npm prune --omit=dev && rm -rf node_modules/node-linux-* node_modules/lucide-react

FROM node:26-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data DEMO=0
WORKDIR /lanyard
COPY --from=packages /lanyard/package.json ./
COPY --from=packages /lanyard/node_modules node_modules
COPY --from=packages /lanyard/packages/contract packages/contract
COPY --from=packages /lanyard/packages/api packages/api
COPY --from=packages /lanyard/packages/console/dist packages/console/dist
COPY --from=packages /lanyard/packages/design-system/src/tokens.css packages/design-system/src/tokens.css
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 4400
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4400/healthz').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "packages/api/dist/server.js"]
