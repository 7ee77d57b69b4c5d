import type { Person } from "./contents.ts";
import { type Op, op } from "./ops.ts";
import type { Random } from "./random.ts";

/** Name, headline and contact data at the top of a CV; without contact data if `side`. */
export function headOps(random: Random, person: Person, side: boolean): Op[] {
  const large = random.pick([1.4, 1.8, 2.2, 1]);
  const name = random.chance(0.2) ? person.name.toUpperCase() : person.name;
  const ops = [op(name, "head", { scale: large, bold: random.chance(0.5), gap: 0 })];
  if (person.headline !== "") ops.push(op(person.headline, "head", { scale: random.pick([1, 1.2]) }));
  if (random.chance(0.05))
    ops.unshift(op(person.tongue === "es" ? "CURRÍCULUM VITAE" : "Curriculum Vitae", "head", { scale: 1.3 }));
  if (side) return ops;
  const joined = random.chance(0.6);
  if (random.chance(0.08)) {
    const spanish = person.tongue === "es";
    const labels = person.contact.map((text) => {
      const name = text.includes("@")
        ? spanish
          ? "Correo"
          : "Email"
        : /^[+(\d]/.test(text)
          ? spanish
            ? "Teléfono"
            : "Phone"
          : spanish
            ? "Domicilio"
            : "Address";
      return random.chance(0.5) ? `${name}: ${text}` : `${name}  ${text}`;
    });
    return [...ops, ...labels.map((text) => op(text, "head"))];
  }
  const contact = joined ? [person.contact.join(random.pick([" | ", " · ", "  ", " • ", ", "]))] : person.contact;
  return [...ops, ...contact.map((text) => op(text, "head"))];
}

export function contactOps(person: Person, random: Random): Op[] {
  return person.contact.map((text) => op(text, "head", { bullet: random.chance(0.1) ? "•" : "" }));
}
