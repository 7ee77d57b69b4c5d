// Runs a program of node_modules/.bin, or `bundle`, in a supported Node: `node scripts/with-node.mjs vitest run …`.
import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ended, switchToSupportedNode } from "./node-runtime.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
await switchToSupportedNode(root);
const [name = "", ...args] = process.argv.slice(2);
const windows = process.platform === "win32";
const child =
  name === "bundle"
    ? spawn(process.execPath, [path.join(root, "scripts/bundle.mjs"), ...args], { stdio: "inherit" })
    : spawn(path.join(root, "node_modules/.bin", windows ? `${name}.cmd` : name), args, {
        stdio: "inherit",
        shell: windows,
      });
process.exit(await ended(child));
