// What npm start does in a Node that is too old, with this same Node standing for the newer one.
import { endWithParent, goOnIn } from "../../scripts/node-runtime.mjs";

if (process.channel === undefined) await goOnIn(process.execPath);
endWithParent();
process.on("SIGTERM", () => process.exit(7));
console.log(JSON.stringify({ pid: process.pid, args: process.argv.slice(2), path: process.env.PATH }));
setInterval(() => undefined, 60_000);
