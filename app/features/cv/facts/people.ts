/** What single words of a personal name tell. */

import { list } from "../vocabulary/list.ts";
import { FAMILY_NAMES, GIVEN_NAMES } from "../vocabulary/names.ts";
import { fold } from "../vocabulary/text.ts";

const FEMININE_IN_O = new Set(["loreto", "consuelo", "rosario", "amparo", "socorro", "rocio", "milagro", "sagrario"]);
const MASCULINE_IN_A = new Set(["luca", "joshua", "borja", "santana"]);

/** Common names whose ending does not tell. */
const FEMININE = new Set(
  list(`
abigail; beatriz; belen; carmen; carol; catherine; denisse; dolores; doris; edith; elizabeth; ester; esther; evelyn; gladys; ines; ingrid; irene; isabel; ivonne; jacqueline; jennifer; judith; karen; katherine; lisbeth; lourdes; luz; maite; maribel; marisol; marlene; mercedes
michelle; miriam; monserrat; montserrat; nancy; nicole; nieves; noemi; paz; pilar; raquel; rosemarie; ruth; scarlett; sol; soledad; stephanie; susan; trinidad; vivian; yasmin; yasna`),
);
const MASCULINE = new Set(
  list(`
aaron; abel; abraham; adrian; agustin; alan; alex; alexander; alexis; andres; angel; ariel; axel; bastian; benjamin; brayan; carlos; cesar; christian; christopher; cristian; damian; daniel; david; edgar; eduard; efrain; elias; enrique; erick; esteban; fabian; felipe; fermin; gabriel; gaspar; german
gilbert; hans; hector; henry; hernan; ismael; isaac; israel; ivan; jaime; javier; jean; jesus; joaquin; joel; jonathan; jorge; jose; josue; juan; julian; kevin; lucas; luis; manuel; marcos; martin; matias; maximilian; michael; miguel; misael; moises; nelson; nicolas; noel; oliver; omar; oscar; patrick; rafael
ramon; raul; renan; rene; richard; robert; ruben; samuel; santos; saul; sebastian; simon; thomas; tomas; vicente; victor; walter; wilson; william`),
);

export function isGivenName(word: string): boolean {
  return GIVEN_NAMES.has(key(word));
}

export function isFamilyName(word: string): boolean {
  return FAMILY_NAMES.has(key(word));
}

function key(word: string): string {
  return fold(word).replaceAll("-", " ").replace(/[.,]/g, "");
}

/** Grammatical gender by the first given name; null where neither its ending nor a list tells. */
export function genderOf(name: string): "f" | "m" | null {
  const first = key(name.split(/\s+/)[0] ?? "");
  if (FEMININE.has(first)) return "f";
  if (MASCULINE.has(first)) return "m";
  if (!GIVEN_NAMES.has(first)) return null;
  if (first.endsWith("a")) return MASCULINE_IN_A.has(first) ? "m" : "f";
  if (first.endsWith("o")) return FEMININE_IN_O.has(first) ? "f" : "m";
  return null;
}
