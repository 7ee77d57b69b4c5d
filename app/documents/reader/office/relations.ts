import { walkXml } from "./xml.ts";
import type { Archive } from "./zip.ts";

/** A part of an office file names the parts it needs: `type` is the last word of the relation's kind, e.g. "styles". */
export type Relation = { id: string; type: string; target: string };

/** More relations than any document needs are passed over. */
const MOST = 2_000;

/**
 * @param part name of the part, "" for the package; [] where it has no relations. @throws Refusal as the archive
 *   does
 */
export async function relationsOf(archive: Archive, part: string): Promise<Relation[]> {
  const folder = folderOf(part);
  const xml = await archive.text(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const relations: Relation[] = [];
  if (!xml) return relations;
  walkXml(xml, {
    open: (name, attributes) => {
      if (!name.endsWith("Relationship") || relations.length >= MOST) return;
      const type = attributes.Type ?? "";
      relations.push({
        id: attributes.Id ?? "",
        type: type.slice(type.lastIndexOf("/") + 1),
        target: attributes.Target ?? "",
      });
    },
    close: () => undefined,
    text: () => undefined,
  });
  return relations;
}

/** Name of the part that a relation of `part` points to: "/xl/a.xml" counts from the root, "a.xml" from its folder. */
export function targetOf(part: string, { target }: Relation): string {
  return target.startsWith("/") ? target.slice(1) : folderOf(part) + target;
}

/** Names of all parts of one type that `part` is related to. */
export function related(part: string, relations: readonly Relation[], type: string): string[] {
  return relations.filter((relation) => relation.type === type).map((relation) => targetOf(part, relation));
}

function folderOf(part: string): string {
  return part.slice(0, part.lastIndexOf("/") + 1);
}
