/** On globalThis because development reloads modules. */
const store = globalThis as typeof globalThis & { __auditKey?: Buffer };

/** For whoever has read the secrets: called once, before the first row is written. */
export function setAuditKey(key: Buffer): void {
  store.__auditKey = key;
}

/** @throws Error when setAuditKey() has not run */
export function auditKey(): Buffer {
  if (!store.__auditKey) throw new Error("The audit trail has no key: setAuditKey() has not run");
  return store.__auditKey;
}
