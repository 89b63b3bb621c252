# The server with the apps that it serves. docs/operations.md states how to run it.
FROM node:20.20.2-bookworm-slim AS build
ENV CI=1
RUN npm install --global pnpm@12.21.0
WORKDIR /src
COPY . .
RUN pnpm install --frozen-lockfile && pnpm build
# Without development dependencies, in the folders of the repository: the server finds the apps beside itself.
RUN pnpm --filter @lia/api --prod --config.inject-workspace-packages=true deploy /app/packages/api \
 && cp -r --parents packages/portal/dist packages/admin/dist packages/widgets/dist/embed /app

FROM node:20.20.2-bookworm-slim
ENV NODE_ENV=production LIA_DATA_DIR=/data
RUN install -d -o node -g node -m 700 /data
COPY --from=build /app /app
WORKDIR /app
USER node
# All that the server ever writes: run it with a read-only root file system.
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.LIA_PORT ?? 4000}/readyz`).then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "packages/api/dist/server/main.js"]
