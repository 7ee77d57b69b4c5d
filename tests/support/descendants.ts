import { readFileSync } from "node:fs";

/** Children of a process and theirs, as Linux lists them. */
export function descendantsOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** The descendant that runs this program. @param program a part of its command line that no other one has */
export function descendantWith(pid: number, program: string): number {
  const found = descendantsOf(pid).find((child) => {
    const [own = "", ...args] = readFileSync(`/proc/${child}/cmdline`, "utf8").split("\0");
    // A shell that started it has it among its arguments.
    return !own.endsWith("/sh") && [own, ...args].some((part) => part.endsWith(program));
  });
  if (!found) throw new Error(`no descendant of ${pid} runs ${program}`);
  return found;
}
