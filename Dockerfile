# syntax=docker/dockerfile:1
# One Node service. Build: docker build -t mwanzo .   Run: see compose.yaml
# To build from the same base image each time, pass its digest (docs/operations.md, Containers):
#   --build-arg NODE_IMAGE=node:26-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:26-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /mwanzo
COPY package.json package-lock.json .npmrc ./
COPY packages/embedded-mongodb/package.json packages/embedded-mongodb/
RUN npm ci
COPY . .
RUN npm run build

FROM ${NODE_IMAGE} AS packages
WORKDIR /mwanzo
ENV NODE_ENV=production
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM ${NODE_IMAGE}
WORKDIR /mwanzo
ENV NODE_ENV=production NODE_OPTIONS=--max-old-space-size=384 HOST=0.0.0.0 PORT=3000
COPY --from=packages /mwanzo/node_modules node_modules
COPY --from=build /mwanzo/.next .next
COPY --from=build /mwanzo/build build
COPY package.json next.config.ts tsconfig.json ./
COPY public public
COPY scripts scripts
COPY app app
COPY lib lib
COPY models models
COPY server server
RUN chown node:node .next
USER node
EXPOSE 3000
# /api/live succeeds while the process runs, /api/ready if the database schema also fits, /api/health if no shutdown has begun either.
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Runs Node directly, so that it receives SIGTERM and finishes the requests in progress.
CMD ["node", "scripts/serve.mjs"]
