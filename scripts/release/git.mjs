import { execFileSync } from "node:child_process";

/**
 * @param {string} root folder of the repository
 * @param {string[]} args
 * @returns {string} git's standard output without the final line feed
 * @throws when git fails; the error's `stderr` has git's message
 */
export function git(root, args) {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe", maxBuffer: 64 * 1024 * 1024 }).replace(
    /\n$/,
    "",
  );
}
