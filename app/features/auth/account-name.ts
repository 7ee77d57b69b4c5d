import { isValidRutShape } from "#app/features/users/rut.ts";

/**
 * The key under which failed sign-ins are counted. It depends only on the text of the name, not on the account, so that
 * an unknown name is throttled exactly like an existing one. An e-mail generated from a RUT counts as that RUT; any
 * other e-mail has a counter of its own.
 * @param name a normalised RUT, or an e-mail address in lower case
 */
export function countedName(name: string): string {
  const at = name.indexOf("@");
  if (at < 0) return name;
  const rut = name.slice(0, at).toUpperCase();
  return isValidRutShape(rut) ? rut : name;
}
