import { readFile, rename, stat, writeFile } from "node:fs/promises";
import { AppError } from "#app/platform/errors.ts";

/**
 * Sets one value in a .env file, in the place where the name stands already, also behind a `#`; else at the end.
 * All other lines stay as they are.
 * @param value without line breaks, quotes and `#`
 * @throws AppError for a value that the file's form cannot hold
 */
export async function setInEnvFile(file: string, name: string, value: string): Promise<void> {
  if (!/^[\w.-]+$/.test(value)) {
    throw new AppError(
      "bad_request",
      `«${value}» no se puede escribir en ${file}: usa letras, números, puntos y guiones.`,
    );
  }
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  });
  const mode = text === "" ? 0o600 : (await stat(file)).mode;
  const lines = text === "" ? [] : text.replace(/\n$/, "").split("\n");
  const live = lines.findIndex((line) => line.startsWith(`${name}=`));
  const commented = lines.findIndex((line) => line.startsWith(`#${name}=`));
  const place = live >= 0 ? live : commented >= 0 ? commented : lines.length;
  lines[place] = `${name}=${value}`;
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, `${lines.join("\n")}\n`, { mode });
  await rename(fresh, file);
}
