# The server without a database: DATABASE_URL has to name a PostgreSQL (compose.yaml starts one).
FROM rust:1.95-bookworm AS build
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/src/target \
    cargo build --locked --release --package salon-api --bin salon \
    && cp target/release/salon /usr/local/bin/salon

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin salon \
    && install --directory --owner=10001 --mode=0700 /var/lib/salon
COPY --from=build /usr/local/bin/salon /usr/local/bin/salon
USER 10001
ENV SALON_BIND=0.0.0.0:8080 \
    SALON_LOG_FORMAT=json \
    SALON_DATA_DIR=/var/lib/salon
EXPOSE 8080
STOPSIGNAL SIGTERM
# The program requests /readyz itself, so the image needs no other HTTP client.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 CMD ["salon", "healthcheck"]
ENTRYPOINT ["salon"]
CMD ["serve"]
