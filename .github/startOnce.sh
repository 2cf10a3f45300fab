#!/usr/bin/env bash
# Starts the app as a newcomer does, waits until it is ready, and ends it as Ctrl-C does.
set -euo pipefail
export PORT=4123
npm start > start.log 2>&1 &
app=$!
for _ in $(seq 1 600); do
  if curl --fail --silent "http://localhost:$PORT/api/ready" > /dev/null; then
    kill -TERM "$app"
    wait "$app" || true
    exit 0
  fi
  if ! kill -0 "$app" 2> /dev/null; then break; fi
  sleep 1
done
cat start.log
exit 1
