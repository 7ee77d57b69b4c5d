/** Unfilled template placeholders: "[X]", "XX %", "nombre de la empresa", "dd/mm/aaaa", "Lorem ipsum". */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";

/** What a template names in brackets, normalized. */
const BLANK_NAME =
  "(?:x+|tu|tus|su|your|nombres?|apellidos?|name|cargo|puesto|rol|role|position|job title|empresa|company|lugar|" +
  "ciudad|comuna|city|fecha|date|ano|year|mes|month|monto|numero|cantidad|n|proyecto|project|area|titulo|carrera|" +
  "degree|institucion|universidad|school|logro|achievement|resultado|result|tarea|task|herramienta|tool|correo|" +
  "email|e-mail|telefono|phone|direccion|idioma|nivel|porcentaje|insertar?|escrib\\w+|complet\\w+|agreg\\w+|aqui|" +
  "here)";
// Bounded on both sides, as an opening bracket may never be closed.
const BRACKETS = new RegExp(
  `\\[ ?${BLANK_NAME}\\b[^\\[\\]]{0,60}\\]|<${BLANK_NAME}\\b[^<>]{0,60}>|\\{${BLANK_NAME}\\b[^{}]{0,60}\\}|` +
    `\\{\\{[^{}]{1,60}\\}\\}`,
);
const DATES = regex()`
    \b(?:dd|mm)\s?[/.-]\s?(?:mm\s?[/.-]\s?)?a{2,4}\b|\b(?:dd|mm)\s?[/-]\s?(?:dd\s?[/-]\s?)?y{2,4}\b|\b(?:19|
    20)xx\b|\bmes\s?/\s?ano\b|\bmonth\s?/\s?year\b
  `;
const TEMPLATE_TALK = regex()`
    \blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipisc|\b(?:escrib[ae]|inserta|ingresa|agrega|pon) aqui\b|
    \b(?:haz|haga) clic(?: o pulse)? aqui\b|\bclick (?:or tap )?here\b|\b(?:insert|enter|type|
    add) your \w+(?: \w+){0,3} here\b|^\W*(?:nombre de (?:la )?empresa|nombre del cargo|
    tu nombre(?: y apellidos?| completo)?|your name|company name|job title|nombre apellido(?: apellido)?)\W*$|
    \b(?:your|tu) (?:company|empresa) name\b|\byour company name\b|^\W*descripcion de (?:tus|sus|
    las) (?:funciones|tareas|logros|responsabilidades)\b.{0,40}$|^\W*(?:describe|describa|detalla|
    menciona) (?:aqui )?(?:tus|sus) (?:funciones|logros|tareas|responsabilidades)\b
  `;
const NUMBERED = regex()`
    \b(?:empresa|company|cargo|institucion|universidad|logro|tarea|proyecto)\s(?:1|2|3|n|x|xx|xxx|xyz|
    abc)(?=\s*(?:[,;:.|)–-]|$))
  `;
const BLANKS = /_{2,}\s?%|\b(?:un|en|a|de|con|por) _{2,}|_{3,}\s?\p{L}/u;
const CROSSES = /(?:[$+]\s?|\b)X{1,4}\s?(?:%|por ciento\b)|[$]\s?X{2,}(?:[.,]X+)*|\+\d{2} ?\d? ?X{3,}/u;
/** "siglo XX", "el XX congreso" are numbers; "a XX clientes" is a placeholder. */
const COUNTED_CROSSES = regex("u")`
    (?<!\b(?:siglo|el|la|los|las|del|i|al)\s)\bX{2,4}\b\s+(?!(?:versi|aniversari|congres|encuentr|feria|jornada|
    concurs|edici|festival|bienal|semana|regi|promoci|generaci|y\b|a\b|al\b))\p{Ll}{3,}
  `;

/** Fast pre-check that clears nearly every line of a CV before normalization. */
const MAY_HOLD = regex("i")`
    [[<{]|__|X|xx|aaaa|yyyy|(?:empresa|company|cargo|instituci[oó]n|universidad|logro|tarea|proyecto)\s\w{1,3}\b|
    lorem|dolor s|consect|aqu[ií]|\bhere\b|(?:nombre|name|title|descripci[oó]n|descri[bv]|detall|mencion)|(?:mes|
    month)\s?/|(?:your|tu) (?:company|empresa)
  `;

/** The first placeholder in a line as written; null without one. */
export function placeholderIn(line: string): string | null {
  const text = line.normalize("NFC");
  if (!MAY_HOLD.test(text)) return null;
  const normalized = normalize(text);
  for (const shape of [BRACKETS, DATES, TEMPLATE_TALK, NUMBERED]) {
    const found = shape.exec(normalized);
    // "Fecha de titulación (dd/mm/aaaa)": a form's hint on how to fill in a field.
    const isHint = shape === DATES && found !== null && normalized.charAt(found.index - 1) === "(";
    if (found !== null && !isHint) return text.slice(found.index, found.index + found[0].length).trim();
  }
  for (const shape of [BLANKS, CROSSES, COUNTED_CROSSES]) {
    const found = shape.exec(text);
    if (found !== null) return found[0].trim();
  }
  return null;
}

const SAMPLE_ADDRESS = regex()`
    ^(?:(?:tu|your|mi)[._-]?)?(?:nombre|correo|email|e-mail|mail|usuario|name|username|ejemplo|example|
    x{2,})(?:[._-]?(?:y?[._-]?apellidos?|aqui|ejemplo|surname|lastname|here|\d{1,3}))?@|@(?:ejemplo|tucorreo|
    tudominio|dominio|yourdomain|domain)\.\w+$
  `;

/** "tu.correo@ejemplo.com": an example address. */
export function isSampleAddress(email: string): boolean {
  return SAMPLE_ADDRESS.test(normalize(email));
}
