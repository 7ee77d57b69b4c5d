import { EditFailed } from "./source-tree.ts";

type Versions = Record<string, string>;

/** The parts of a package.json that the migration changes; the others stay as they are. */
export type Manifest = {
  dependencies: Versions;
  devDependencies: Versions;
  overrides?: Record<string, unknown>;
};

/** The packages of Remix itself. Independent packages of the same authors stay, such as the parser of forms. */
const RETIRED = /^@remix-run\/(?:dev|express|fs-routes|node|react|route-config|router|serve|server-runtime|testing)$/;

export const retiredPackages = ({ dependencies, devDependencies }: Manifest): string[] =>
  Object.keys({ ...dependencies, ...devDependencies }).filter((name) => RETIRED.test(name));

/**
 * @param pins replacements, with exact versions
 * @throws EditFailed when the manifest contains no Remix packages any more
 */
export function exchangePackages<M extends Manifest>(manifest: M, pins: Manifest): M {
  if (retiredPackages(manifest).length === 0) throw new EditFailed("package.json", "it names no package of Remix");
  const isGone = (name: string) => RETIRED.test(name) || /^react-router(?:-dom)?$/.test(name);
  const stay = <V>(entries: Record<string, V>) => Object.entries(entries).filter(([name]) => !isGone(name));
  const exchanged = (old: Versions, fresh: Versions): Versions =>
    Object.fromEntries([...stay(old), ...Object.entries(fresh)].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return {
    ...manifest,
    dependencies: exchanged(manifest.dependencies, pins.dependencies),
    devDependencies: exchanged(manifest.devDependencies, pins.devDependencies),
    // They pinned the router below Remix to a corrected version.
    overrides: Object.fromEntries(stay(manifest.overrides ?? {})),
  };
}
