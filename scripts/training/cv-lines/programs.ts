/**
 * How entries are set. "/" parts lines, "##" the cell of a rail on the left from what stands beside it, ">>" what is
 * pushed to the right margin, "||" the cells of a table; "*" before a line makes it bold, "^" larger. T title, E
 * employer, C town, D dates, G degree, I place of study, N one note.
 */

export const JOBS = [
  "*{T}>>{D}/{E}, {C}",
  "**{T}>>{D}/{E}, {C}",
  "**{E}>>{D}/*{T}",
  "*{E}>>{C}/{T}>>{D}",
  "*{E}>>{C}/{T}>>{D}",
  "*{T}>>{D}/{E}>>{C}",
  "*{E}>>{D}/{T}",
  "{T}, {E}>>{D}",
  "*{T}/{E} | {C} | {D}",
  "*{T}/{E}/{D}",
  "*{E}/{T}/{D}",
  "*{T}/*{E}/{D} · {C}",
  "{D}##*{T}/{E}, {C}",
  "{D}##{T}, {E}, {C}",
  "{D}##*{T}, {E}, {C}.",
  "{D}##*{E}/{T}",
  "{D}##*{E} ({C})/{T}",
  "{D}##{T} {E}",
  "*{E}, {C} — {T}/{D}",
  "{E} - {T} - {C}/{D}",
  "{E} — {T} — {C}>>{D}",
  "*{E}/{D}/{T}",
  "*{T}, {E} — {C}/{D}",
  "*{T} @ {E}/{D} · {C}",
  "{E} ({C})/*{T}/{D}",
  "{D}/*{T}/{E}",
  "{D}/{E}/{T}",
  "*{D} | {E} | {T}",
  "{D} {T} / {E}",
  "{D}: {T}, {E}.",
  "{T} en {E}, {D}",
  "{T} at {E} ({D})",
  "*{T}  ({D})/{E}",
  "{T}/{E}/{C}/{D}",
  "{D}||{E}||{T}",
  "{D}||{T}||{E}",
  "Cargo: {T}/Empresa: {E}/Período: {D}",
  "Empresa: {E}/Cargo: {T}/Fecha: {D}",
  "Position:||{T}/Company:||{E}/Dates:||{D}",
  "Fechas||{D}/Cargo||{T}/Empleador||{E}",
  "^{T}/{E}/{D}",
  "^{E}/*{T}/{D}, {C}",
  "*{E}  {D}/*{T}",
  "{T} | {E}>>{D}/{C}",
  "*{T}>>{D}",
  "{T} – {E}/{D}",
  "{T} · {E} · {D}",
  "*{C}/{T}, {E}/{D}",
  "{E}, {T}, {D}.",
] as const;

/** Several posts at one employer. */
export const POSTS = [
  { head: "*{E}>>{C}", post: "{T}>>{D}" },
  { head: "*{E}, {C}", post: "*{T}/{D}" },
  { head: "*{E}/{S}", post: "{T}/{D}" },
  { head: "*{E}>>{S}", post: "{T} ({D})" },
] as const;

export const STUDIES = [
  "*{G}>>{D}/{I}",
  "*{I}>>{D}/{G}",
  "*{I}>>{C}/{G}>>{D}",
  "{D}##*{G}/{I}",
  "{D}##{G}, {I}",
  "{D}##*{I}/{G}",
  "{D} {G}, {I}",
  "{G} - {I} ({D})",
  "{I}/{G}/{D}",
  "*{G}/{I}/{D}",
  "*{G}/{I} | {C} | {D}",
  "{G}, {I}, {D}",
  "{D}: {G}, {I}",
  "{D} – {G}/{I}",
  "{I} — {G} ({D})",
  "{G}/{I}",
  "{D}||{I}||{G}",
  "Carrera: {G}/Institución: {I}/Año: {D}",
  "Título||{G}/Institución||{I}/Fechas||{D}",
  "^{G}/{I}/{D}",
  "*{I}  {D}/*{G}",
  "*{G}, {I}>>{D}",
  "{G}, {I}>>{D}",
  "{G} {I} {D}",
] as const;

export const COURSES = [
  "{G}, {I}, {D}",
  "{D} {G}",
  "{G}>>{D}",
  "*{G}/{I}, {D}",
  "{D}##{G}, {I}",
  "{G} ({D})",
  "{G} - {I}",
  "{G}",
  "{D}||{G}||{I}",
  "{I}: {G} ({D})",
] as const;

export const PROJECT_FORMS = ["*{P}>>{Y}/{X}", "{P}: {X}", "*{P} ({Y})/{X}", "{Y}##*{P}/{X}", "{P} — {X}"] as const;
export const AWARD_FORMS = ["{P}, {Y}", "{Y} {P}", "{P}>>{Y}", "{Y}##{P}", "{P} ({Y})"] as const;
