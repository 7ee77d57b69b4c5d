import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { projectRoot } from "./paths.server.ts";

/** Version of this program, as package.json has it. */
export const { version: programVersion } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.join(projectRoot, "package.json"), "utf8")));
