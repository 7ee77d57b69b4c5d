import { execFileSync } from "node:child_process";

/**
 * @param {string} root folder of the repository
 * @param {string[]} args
 * @returns {string} what git wrote, without the last line feed
 * @throws when git fails; its own words are in `stderr`
 */
export function git(root, args) {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe", maxBuffer: 64 * 1024 * 1024 }).replace(
    /\n$/,
    "",
  );
}
