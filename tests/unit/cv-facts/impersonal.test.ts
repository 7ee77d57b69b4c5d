import { expect, test } from "vitest";
import { cvLines } from "#app/features/cv/facts/document-lines.ts";
import { impersonal } from "#app/features/cv/facts/tagger/mask-identity.ts";
import { documentFromText } from "../../support/document-from-text.ts";
import { TODAY } from "./summary.ts";

const cv = (name: string, mail: string, town: string, school: string) =>
  [name, `${mail} | ${town}`, "Formación", `Trabajo Social, ${school}, 2019`, `Ayudante en ${school}`].join("\n");

const seen = (text: string, owner: { name: string; location: string }) =>
  impersonal(cvLines(documentFromText(text), TODAY), owner, TODAY).map(({ text: line }) => line);

test("every name, address, town and university is the same one", () => {
  const one = seen(cv("Ana Soto Rojas", "ana@correo.cl", "Lota", "Universidad del Biobío"), {
    name: "Ana Soto Rojas",
    location: "Lota",
  });
  const other = seen(cv("Zhiqiang Xu", "zx88@mail.cn", "Puerto Williams", "Pontificia Universidad Católica de Chile"), {
    name: "Zhiqiang Xu",
    location: "Puerto Williams",
  });
  expect(other).toEqual(one);
  expect(one.join(" ")).not.toMatch(/Soto Rojas|Lota|Biobío|correo\.cl/);
});

test(
  "a school that no word calls one is known beside a degree, and " + "lines without any of these stay as they are",
  () => {
    const owner = { name: null, location: null };
    const lines = cvLines(documentFromText("Trabajo Social, Quintralco, 2019\nBajé la espera de 14 a 9 días"), TODAY);
    const [study, achievement] = impersonal(lines, owner, TODAY);
    expect(study?.text).toBe("Trabajo Social, Universidad de Chile, 2019");
    expect(study?.dates).toHaveLength(1);
    expect(achievement).toBe(lines[1]);
  },
);
