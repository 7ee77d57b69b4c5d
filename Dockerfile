# The platform as one image: `docker build -t carreras .` Nothing else is needed, and no setting of the host is read.
# Both bases can be a campus mirror's: --build-arg BUILD_IMAGE=espejo.universidad.cl/node:24-bookworm …
# Node runs without the npm, the headers and the package manager that its own slim image would bring: one file of it.
# Debian, not Alpine: the language model, the password hash and the canvas come as binaries for glibc.
ARG BUILD_IMAGE=docker.io/library/node:24-bookworm
ARG RUN_IMAGE=docker.io/library/debian:bookworm-slim

# --- the speech engine ------------------------------------------------------------------------------------------------
FROM ${BUILD_IMAGE} AS voice
WORKDIR /app
RUN apt-get update \
 && apt-get install -y --no-install-recommends cmake \
 && rm -rf /var/lib/apt/lists/*
COPY scripts/voice-build.mjs scripts/
# Portable: each processor loads its own variant of the arithmetic. whisper-cli only measures.
RUN node scripts/voice-build.mjs --portable \
 && rm voice/bin/whisper-cli voice/bin/stamp \
 && find voice/bin -type f -exec strip --strip-unneeded {} +

# --- packages, and what is built with them ----------------------------------------------------------------------------
FROM ${BUILD_IMAGE} AS build
WORKDIR /app
# What is native comes compiled inside the packages, whose hashes the lockfile holds: .npmrc lets no install script run.
ENV NODE_LLAMA_CPP_SKIP_DOWNLOAD=true
COPY package.json package-lock.json .npmrc ./
COPY scripts/not-installed scripts/not-installed
RUN npm ci --include=dev --no-audit --no-fund
COPY remix.config.js vite.config.ts tsconfig.json ./
COPY models/manifest.json models/
COPY public public
COPY db db
COPY scripts scripts
COPY app app
RUN npx --no-install remix vite:build && node scripts/bundle.mjs --image
# What never runs goes in a step of its own, from the packages alone.
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund && node scripts/image/prune.mjs node_modules build

# --- what runs --------------------------------------------------------------------------------------------------------
FROM ${RUN_IMAGE} AS run
# tini buries the grandchildren that lose their parent and hands signals on; the certificates are for the mail server's
# and the campus model's TLS; libstdc++ is Node's and both engines'. Nobody changes account in a running container: the
# set-id bits go.
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates libstdc++6 tini \
 && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/cache/debconf/*-old /var/log/* \
 && find / -xdev -type f -perm /6000 -exec chmod a-s {} + \
 && groupadd --gid 1000 carreras \
 && useradd --uid 1000 --gid 1000 --home-dir /app --no-create-home --shell /usr/sbin/nologin carreras \
 && install -d -o 1000 -g 1000 -m 0700 /app/data /app/backups \
 && install -d -o 1000 -g 1000 -m 0755 /app/models
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=voice /app/voice/bin voice/bin
COPY --from=build /app/build build

ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    DEMO=0 \
    DATA_DIR=/app/data \
    MODELS_DIR=/app/models
# A number: Kubernetes and its kin check that it is not root's.
USER 1000:1000
VOLUME ["/app/data", "/app/models"]
EXPOSE 3000
# Running analyses get 20 seconds after this signal: stop with a grace of 30.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["node", "build/scripts/healthcheck.js"]
ENTRYPOINT ["tini", "--"]
# The server's own memory, without its children's: docs/decisions/0017-image.md has the measurement.
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=16", "build/scripts/serve.js"]

ARG VERSION=0.2.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Pátina" \
      org.opencontainers.image.description="On-premise career services for universities, in Spanish" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.licenses="LicenseRef-Proprietary" \
      org.opencontainers.image.base.name="docker.io/library/debian:bookworm-slim"
