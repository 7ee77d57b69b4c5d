import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { ended } from "../node-runtime.mjs";

/** Overrides user git settings that could change the archive. */
const SETTINGS = ["core.autocrlf=false", "core.eol=lf", "tar.umask=0022"].flatMap((setting) => ["-c", setting]);

/**
 * Archives the files of the tag's commit, all with the commit's time, in a folder `<name>-<version>`; `git
 * get-tar-commit-id` reads the commit id from the uncompressed archive.
 * @param {string} root folder of the repository
 * @param {import("./readiness.mjs").Release} release
 * @param {string} file
 */
export async function writeSourceArchive(root, { name, version, commit }, file) {
  const args = [...SETTINGS, "archive", "--format=tar", `--prefix=${name}-${version}/`, commit];
  const child = spawn("git", args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  const end = ended(child);
  // Node's gzip stores no time and no file name, so its output is reproducible.
  await pipeline(child.stdout, createGzip({ level: 9 }), createWriteStream(file));
  if ((await end) !== 0) throw new Error("git archive failed");
}
