import { isValidRutShape } from "#app/features/users/rut.ts";

/**
 * The name that tries are counted by: by its text alone, never by whose it is, so that the count of a name that nobody has
 * goes exactly like that of a person's. An e-mail made from a RUT counts as that RUT; any other one has a count of its own.
 * @param name a normalised RUT, or an e-mail address in lower case
 */
export function countedName(name: string): string {
  const at = name.indexOf("@");
  if (at < 0) return name;
  const rut = name.slice(0, at).toUpperCase();
  return isValidRutShape(rut) ? rut : name;
}
