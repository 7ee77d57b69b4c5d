import { objectOf, type Said, say, sayAll, sayNothingOf } from "./attributes.ts";
import { refused } from "./refused.ts";
import { USER_SCHEMA } from "./user-resource.ts";

/** Bodies of POST, PUT (a whole user) and PATCH (operations): RFC 7644, 3.3 and 3.5. */

const PATCH_SCHEMA = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const MAX_OPERATIONS = 100;
const MAX_PATH = 300;
/** An attribute, perhaps with a filter of its values and a part of them. */
const PATH = /^([a-z][\w$:.-]*)(?:\[([^\]]*)\](?:\.([a-z][\w-]*))?)?$/i;
const OURS = /^\s*(?:type\s+eq\s+"work"|primary\s+eq\s+"?true"?)\s*$/i;
const OF_OTHERS = /^\s*(?:type\s+eq\s+"[^"]*"|primary\s+eq\s+"?false"?)\s*$/i;
/** Only the platform writes them. */
const READ_ONLY = /^(?:id|schemas|meta|groups)(?:\.|$)/i;

/** @throws AppError bad_request invalidSyntax or invalidValue */
export function saidByUser(body: unknown): Said {
  checkSchema(body, USER_SCHEMA);
  const said: Said = {};
  sayAll(said, body);
  return said;
}

/** What the operations say one after another. @throws AppError bad_request */
export function saidByPatch(body: unknown): Said {
  checkSchema(body, PATCH_SCHEMA);
  const operations = memberOf(body, "operations");
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > MAX_OPERATIONS) {
    throw refused("invalidSyntax", `\`Operations\` debe ser una lista de 1 a ${MAX_OPERATIONS} cambios. Revísala.`);
  }
  const said: Said = {};
  for (const operation of operations) sayOperation(said, operation);
  return said;
}

function sayOperation(said: Said, operation: unknown): void {
  const op = memberOf(operation, "op");
  const path = memberOf(operation, "path") ?? undefined;
  const value = memberOf(operation, "value");
  const kind = typeof op === "string" ? op.toLowerCase() : "";
  if (!["add", "replace", "remove"].includes(kind)) {
    throw refused("invalidSyntax", "`op` debe ser add, replace o remove. Revisa los cambios.");
  }
  if (path === undefined || path === "") {
    if (kind === "remove") throw refused("noTarget", "Un remove necesita `path`: di qué se quita.");
    sayAll(said, value);
    return;
  }
  const name = attributeIn(path);
  if (name === null) return;
  if (kind === "remove") sayNothingOf(said, name);
  else if (value === undefined) {
    throw refused("invalidValue", `Falta el valor de \`${name}\`. Envíalo en \`value\`.`);
  } else say(said, name, value);
}

/** The attribute that a path means; null: none that the platform keeps. @throws AppError bad_request */
function attributeIn(path: unknown): string | null {
  const [, attribute = "", filter, part] =
    (typeof path === "string" && path.length <= MAX_PATH && PATH.exec(path)) || [];
  if (attribute === "") {
    throw refused("invalidPath", 'Ese `path` no se puede leer. Usa uno como active o emails[type eq "work"].value.');
  }
  if (READ_ONLY.test(attribute)) {
    throw refused("mutability", `\`${attribute}\` lo escribe solo la plataforma. Quítalo de los cambios.`);
  }
  if (filter === undefined) return attribute;
  if (!/^(?:urn:[\w:.-]*:)?emails$/i.test(attribute)) return null;
  if (OF_OTHERS.test(filter) && !OURS.test(filter)) return null;
  if (!OURS.test(filter)) {
    throw refused("invalidFilter", 'De `emails` se elige con [type eq "work"] o [primary eq true]. Usa uno de ellos.');
  }
  return part === undefined || part.toLowerCase() === "value" ? "emails" : null;
}

function checkSchema(body: unknown, wanted: string): void {
  const schemas = memberOf(body, "schemas");
  const isNamed = (each: unknown) => typeof each === "string" && each.toLowerCase() === wanted.toLowerCase();
  if (Array.isArray(schemas) && schemas.some(isNamed)) return;
  throw refused("invalidSyntax", `\`schemas\` debe nombrar ${wanted}. Revisa lo que se envía.`);
}

/** A member of an object by its name, whatever its capitals. */
function memberOf(value: unknown, name: string): unknown {
  return Object.entries(objectOf(value)).find(([each]) => each.toLowerCase() === name)?.[1];
}
