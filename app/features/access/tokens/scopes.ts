/** What a token opens. Shared by browser and server. */
export const TOKEN_SCOPES = ["roster", "scim", "metrics"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

export const SCOPE_NAMES: Readonly<Record<TokenScope, string>> = {
  roster: "Cargar la nómina",
  scim: "Crear y desactivar cuentas (SCIM)",
  metrics: "Leer las métricas",
};

/** Days until a token ends. */
export const DEFAULT_TOKEN_DAYS = 90;
export const MAX_TOKEN_DAYS = 400;
export const MAX_TOKEN_NAME = 80;
