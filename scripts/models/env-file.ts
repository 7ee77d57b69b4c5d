import { readFile, rename, stat, writeFile } from "node:fs/promises";
import { AppError } from "#app/platform/errors.ts";

/**
 * Sets one value in a .env file: replaces the line with that name, else the one that is commented out with `#`, else
 * appends a line. All other lines stay unchanged.
 * @param value letters, digits, `_`, `.` and `-` only
 * @throws AppError for any other value
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
