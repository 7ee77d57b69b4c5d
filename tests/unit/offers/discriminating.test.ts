import { describe, expect, test } from "vitest";
import { discriminatingIn, type Ground } from "#app/features/offers/reading/discriminating.ts";
import { LAW_SENTENCES } from "#app/features/offers/reading/law-sentences.ts";

/** [ground, sentence, words that must lie in what is found] */
const DEMANDS: readonly (readonly [Ground, string, string])[] = [
  ["age", "Requisitos:\n- Edad: 23 a 37 años\n- Excel", "23 a 37"],
  ["age", "Se necesita cajero reponedor no mayor de 45 años", "no mayor de 45"],
  ["age", "Rango etario 24-39 años", "24-39"],
  ["age", "Buscamos gente joven para nuestro local", "gente joven"],
  ["age", "Conductor de 30 a 52 años para reparto", "30 a 52"],
  ["age", "We want someone under 29 with a driving licence", "under 29"],
  ["age", "Candidates aged 24 to 31 preferred", "aged 24 to 31"],
  ["age", "Postulantes que no superen los 38 años", "38"],
  ["sex", "Solo hombres, por el peso de las cajas", "Solo hombres"],
  ["sex", "Se requiere señorita para recepción", "señorita"],
  ["sex", "Necesitamos a una mujer para atender el mesón", "mujer"],
  ["sex", "- Varón\n- Licencia clase B", "Varón"],
  ["sex", "Sexo: Masculino", "Masculino"],
  ["sex", "Female candidates only, please", "Female"],
  ["family", "Ojalá soltera, porque se viaja harto", "soltera"],
  ["family", "Indicar estado civil y número de hijos", "estado civil"],
  ["family", "Sin hijos pequeños ni planes de embarazo", "Sin hijos"],
  ["family", "Que no tenga cargas, por los turnos", "cargas"],
  ["family", "You have no family commitments that stop you from travelling", "family commitments"],
  ["family", "Se pedirá test de embarazo antes de firmar", "embarazo"],
  ["photo", "Manda tu CV con foto a este correo", "con foto"],
  ["photo", "Postulaciones sin fotografía no serán leídas", "sin fotografía"],
  ["photo", "Send your résumé with a recent headshot", "headshot"],
  ["appearance", "Excelente presencia y buen trato", "Excelente presencia"],
  ["appearance", "Estatura mínima 1,68", "Estatura mínima"],
  ["appearance", "Sin tatuajes a la vista", "Sin tatuajes"],
  ["appearance", "Promotoras talla S o M", "talla S o M"],
  ["nationality", "Solo postulantes chilenos", "chilenos"],
  ["nationality", "Ser de nacionalidad chilena", "nacionalidad chilena"],
  ["nationality", "Extranjeros abstenerse", "Extranjeros abstenerse"],
  ["religion", "Que sea católico practicante", "católico practicante"],
  ["religion", "Adjuntar carta de su pastor", "carta de su pastor"],
  ["address", "Vivir en Las Condes o Vitacura", "Las Condes o Vitacura"],
  ["address", "Postulantes de otras comunas abstenerse", "otras comunas abstenerse"],
  ["origin", "Persona de buena familia", "buena familia"],
  ["origin", "Señale su colegio de egreso", "colegio de egreso"],
  ["origin", "Indique la profesión de sus padres", "profesión de sus padres"],
  ["debts", "Vendedor de terreno sin DICOM", "sin DICOM"],
  ["debts", "Se pide certificado de DICOM", "certificado de DICOM"],
  ["union", "Personas afiliadas a sindicatos, abstenerse", "sindicatos, abstenerse"],
  ["health", "Sin licencias médicas en los últimos dos años", "Sin licencias médicas"],
  ["belief", "Sin militancia política", "Sin militancia política"],
];

const NO_DEMANDS: readonly string[] = [
  "Recibimos postulaciones sin distinción de edad, sexo o nacionalidad.",
  "No pedimos foto, edad ni estado civil.",
  "No es necesario indicar estado civil ni adjuntar fotografía.",
  "Edad: indiferente\nSexo: indistinto",
  "Ser mayor de 18 años, como exige la ley de tránsito",
  "Cuidado de adultos mayores en su domicilio",
  "Empresa con 30 años en el mercado",
  "5 años de experiencia en ventas",
  "Experiencia de 15 a 20 años en minería",
  "Entre 15 y 20 años de trayectoria",
  "Horario de 15:30 a 22:30 y sábado de 15 a 21 hrs.",
  "Secretaria y vendedora para tienda de ropa de mujer",
  "Hombres y mujeres pueden postular",
  "Nuestro equipo tiene 40% de mujeres y queremos más mujeres en la faena",
  "Salud compatible con el cargo",
  "Tener salud compatible con el desempeño del cargo y ser ciudadano o extranjero con permiso",
  "Proceso inclusivo según la Ley 21.015 para personas con discapacidad",
  "Se pide credencial de discapacidad",
  "Sala cuna y becas para tus hijos",
  "Seguro para ti y tu familia, permiso por matrimonio",
  "Adjuntar fotocopia de la licencia y fotos de tus trabajos",
  "Conocimiento de Photoshop y fotografía de producto",
  "Empresa con presencia en todo Chile",
  "Buena presentación de los platos",
  "Manejo de la legislación laboral chilena y lengua de señas chilena",
  "Empresa chilena busca ingeniero",
  "Colegio católico busca profesora de música",
  "Profesor de Religión con certificado de idoneidad",
  "Vivir en Las Condes o Vitacura, por la cercanía y el horario de cierre",
  "Sucursal ubicada en Vitacura, cerca de Las Condes",
  "Experiencia en colegio particular subvencionado",
  "Cajera con manejo de efectivo, sin DICOM",
  "No registrar deudas previsionales",
  "Relación con los sindicatos de la empresa",
  "Gestionar licencias médicas y finiquitos",
  "Reemplazo por licencia maternal",
  "Trabajo con niños de 14 a 17 años",
  "Certificado de inhabilidades para trabajar con menores de edad",
  "We hire without regard to age, gender, religion or marital status.",
  "Please do not include a photo in your CV.",
  "An attractive salary and a single point of contact",
  "Native Spanish and English at C1",
  "Certificado de antecedentes",
  "Programa para jóvenes profesionales",
];

describe("what discriminates", () => {
  test.each(DEMANDS)("%s: %s", (ground, text, words) => {
    const found = discriminatingIn(text).filter((one) => one.ground === ground);
    const at = text.indexOf(words);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(found.some(({ start, end }) => start < at + words.length && at < end)).toBe(true);
  });

  test.each(NO_DEMANDS)("nothing in: %s", (text) => {
    expect(discriminatingIn(text)).toEqual([]);
  });

  test("one sentence's denial does not excuse the next sentence", () => {
    const text = "Valoramos a todas las personas sin distinción de edad. Buscamos varón de 25 a 35 años.";
    expect(discriminatingIn(text).map(({ ground }) => ground)).toEqual(expect.arrayContaining(["age", "sex"]));
  });

  test("what a portal shows of other offers is not this offer's", () => {
    const offer = `Contador auditor\n${"Se requiere experiencia en cierre mensual y declaraciones.\n".repeat(6)}`;
    expect(discriminatingIn(`${offer}\nEmpleos similares\nSecretaria de buena presencia`)).toEqual([]);
    expect(discriminatingIn(`${offer}\nSecretaria de buena presencia`)).toHaveLength(1);
  });

  test("offsets are those of the composed text", () => {
    const text = "Atención: señorita".normalize("NFD");
    const [found] = discriminatingIn(text);
    expect(text.normalize("NFC").slice(found?.start, found?.end)).toBe("señorita");
  });

  test("texts made to be slow find their end", () => {
    const shapes = [
      "entre 25 y 35 años, ",
      "hombre\n",
      "vivir en vitacura las condes ",
      "solo ",
      "edad -",
      "   ",
      "foto\n\n",
    ];
    for (const shape of shapes) discriminatingIn(shape.repeat(20_000 / shape.length));
    expect(discriminatingIn("hombre\n".repeat(2_800))).toHaveLength(2_800);
  });

  test("every ground has what the law says of it", () => {
    for (const sentence of Object.values(LAW_SENTENCES)) {
      expect(sentence).toMatch(/artículo/);
      expect(sentence).toMatch(/no cuenta en la comparación\.$/);
    }
  });
});
