# The build needs the development tools; the final image has only what the built server loads.
# Both stages run on the builder's own platform, because their output is the same on every platform.
FROM --platform=$BUILDPLATFORM node:24-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# The commit, for /api/health: the build context has no git history.
ARG CRISOL_COMMIT=""
RUN npm run build

FROM --platform=$BUILDPLATFORM node:24-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# No package of the server is compiled for a platform, so the folder from Debian works on Alpine.
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-alpine@sha256:d32cdf619f63fe0471182d08996dd516c6275bb5fd31ae06e55a570bd9e1ad43
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/dist ./dist
# Root owns all files: the server writes none.
USER node
EXPOSE 3000
# The image has no curl, so node sends the request. Health, not readiness: a dead model service must not restart the server.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# node itself is process 1, so that SIGTERM reaches the server and it can drain.
CMD ["node", "dist/server/main.js"]
