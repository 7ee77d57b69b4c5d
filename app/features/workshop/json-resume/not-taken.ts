import { EXTENSION, type JsonResume } from "./schema.ts";
import { one } from "./text.ts";

/** Known fields that a CV has no place for, as paths: a photo, and what belongs to no name. */

export function notTaken({ basics, education = [], certificates = [], languages = [] }: JsonResume): string[] {
  const profiles = basics?.profiles ?? [];
  return [
    ...(basics?.image === undefined ? [] : ["basics.image"]),
    ...profiles.flatMap((profile, at) => {
      if (profile[EXTENSION] !== undefined || one(profile.url) === null) return [];
      const names = (["network", "username"] as const).filter((name) => !stands(profile[name], profile.url));
      return names.map((name) => `basics.profiles[${at}].${name}`);
    }),
    ...without(education, "education", ({ studyType, area, institution }) => [studyType, area, institution]),
    ...without(certificates, "certificates", ({ name, issuer }) => [name, issuer]),
    ...without(languages, "languages", ({ language }) => [language]),
  ];
}

/** Entries that say something and have no name. */
function without<Entry extends object>(
  entries: readonly Entry[],
  list: string,
  namesOf: (entry: Entry) => (string | undefined)[],
): string[] {
  return entries.flatMap((entry, at) => {
    const isNamed = namesOf(entry).some((name) => one(name) !== null);
    return isNamed || Object.keys(entry).length === 0 ? [] : [`${list}[${at}]`];
  });
}

/** Whether an address says it, too: "GitHub" and "ana" of "https://github.com/ana". */
function stands(text: string | undefined, address: string | undefined): boolean {
  const plain = (part: string) => part.toLowerCase().replace(/[\s@]/g, "");
  return plain(address ?? "").includes(plain(text ?? ""));
}
