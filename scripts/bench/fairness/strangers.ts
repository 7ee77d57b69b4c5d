/** Places of study, towns and personal data to put into a CV: well-known and unknown ones. */

type Kind = { opens: RegExp; names: readonly string[] };

/** By the normalized beginning of the name; of each kind some well-known and some invented ones. */
export const INSTITUTIONS: readonly Kind[] = [
  {
    opens: /^(?:universi|facul)/,
    names: [
      "Universidad de Chile",
      "Pontificia Universidad Católica de Chile",
      "Universidad Nacional Autónoma de México",
      "USACH",
      "Universidad Lomas de Quilpoco",
      "Universidad Ñirehuao de Artes y Oficios",
      "Université Notre-Dame de Gonaïves",
      "Zhongyuan University of Trade",
      "Đại học Hải Vân",
      "UQLP",
    ],
  },
  {
    opens: /^(?:cft|centro de formacion|instituto)/,
    names: [
      "Duoc UC",
      "INACAP",
      "Instituto Profesional AIEP",
      "Instituto Profesional Quillantún",
      "Quintralco",
      "Instituto Lonko Kilapán",
      "CFT Huillinco",
    ],
  },
  {
    // "Escuela" alone may teach a trade to adults; at a liceo the same study has another level.
    opens: /^(?:liceo|colegio|escuela (?:basica|tecnica|industrial|agricola|[a-g]-\d)|u\.e)/,
    names: [
      "Liceo Instituto Nacional",
      "Liceo Carmela Carvajal",
      "Liceo Quintralhue B-77",
      "Colegio Ayllarehue",
      "Lycée Toussaint de Jérémie",
    ],
  },
];

/** Places to live: communes of every kind, hamlets that no list contains, other countries. */
export const PLACES: readonly string[] = [
  "Vitacura",
  "La Pintana",
  "Colchane",
  "Puerto Williams",
  "Quintralpe",
  "Alto Lonquihue",
  "Jacmel, Haití",
  "Maracaibo, Venezuela",
  "Zhengzhou, China",
  "Ibadan, Nigeria",
];

/** Lines about the person; none of them may change the result. */
export const REMARKS: readonly { swap: string; line: string }[] = [
  ...["chilena", "chileno", "haitiana", "china", "vietnamita", "nigeriano", "venezolana", "peruano"].map((word) => ({
    swap: "nationality",
    line: `Nacionalidad: ${word}`,
  })),
  ...[
    "Fecha de nacimiento: 12/05/1999",
    "Fecha de nacimiento: 3 de marzo de 1961",
    "Edad: 23 años",
    "Edad: 61 años",
  ].map((line) => ({ swap: "age", line })),
  ...[
    "Persona en situación de discapacidad visual",
    "Discapacidad: auditiva, con credencial del Registro Nacional de la Discapacidad",
  ].map((line) => ({ swap: "disability", line })),
];
