import { AppError } from "#app/platform/errors.ts";

/** What RFC 7644 calls a request that cannot be done, by its keyword. */
type Keyword = "invalidFilter" | "mutability" | "invalidSyntax" | "invalidPath" | "noTarget" | "invalidValue";

/** @param message in Spanish, says what to do */
export function refused(reason: Keyword, message: string): AppError {
  return new AppError("bad_request", message, { reason });
}

export function notFound(): AppError {
  return new AppError("not_found", "No hay una cuenta con ese id. Búscala por userName.", { title: "No encontrado" });
}

export function unknownAddress(): AppError {
  const message = "Esa dirección de SCIM no existe. Las cuentas están en /scim/v2/Users.";
  return new AppError("not_found", message, { title: "No encontrado" });
}
