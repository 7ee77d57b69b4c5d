import { describe, expect, test } from "vitest";
import { extractFacts } from "#app/features/cv/facts/extract.ts";
import { judgeIsCv } from "#app/features/cv/facts/is-cv.ts";
import { documentFromText } from "../../support/document-from-text.ts";
import { TODAY } from "./summary.ts";

const judge = (text: string) => {
  const document = documentFromText(text);
  return judgeIsCv(document, extractFacts(document, TODAY));
};

const OTHERS: readonly (readonly [string, string])[] = [
  [
    "una receta de cocina",
    "Queque de limón\nIngredientes\n3 huevos\n2 tazas de harina\n1 taza de azúcar\nPreparación\nBatir los " +
      "huevos con el azúcar, agregar la harina y hornear 40 minutos.",
  ],
  [
    "una factura",
    "FACTURA ELECTRÓNICA N° 1234\nSeñor(es): Comercial Prado Ltda.\nRUT: 76.111.222-3\nGiro: " +
      "ferretería\nCondición de pago: 30 días\nMonto neto $ 120.000\nIVA 19% $ 22.800\nTotal a pagar $ 142.800",
  ],
  [
    "un aviso de empleo",
    "Importante empresa busca Analista Contable\nSe busca profesional con 3 años de " +
      "experiencia.\nRequisitos\nTítulo de Contador Auditor\nManejo de Excel avanzado\nFunciones del " +
      "cargo\nConciliaciones y pagos\nOfrecemos\nRenta acorde al mercado, jornada completa, contrato " +
      "indefinido\nInteresados enviar CV a seleccion@empresa.cl",
  ],
  [
    "un aviso de empleo",
    "Buscamos Analista de Tesorería\nAlimentos Quebrada Honda busca sumar a su equipo de finanzas a un o una " +
      "analista de tesorería.\nNuestro Equipo\nPreparar el flujo de caja semanal.\nReportar al subgerente de " +
      "finanzas.\nQué pedimos\nTítulo de Contador Auditor.\nAl menos 2 años de experiencia en cargos " +
      "similares.\nQué ofrecemos\nContrato indefinido y bono de vacaciones.\nInteresados enviar su currículum " +
      "con pretensiones de renta a seleccion@example.cl",
  ],
  [
    "una carta de presentación",
    "Santiago, 3 de marzo de 2026\nEstimados señores\nDe mi consideración:\nJunto con saludar, me dirijo a " +
      "ustedes para manifestar mi interés en el cargo de analista. Soy ingeniera comercial y creo que puedo " +
      "aportar a su equipo.\nAdjunto mi currículum.\nSin otro particular, saluda atentamente\nPaula Rojas " +
      "Díaz\n+56 9 5555 1234",
  ],
  [
    "un manual",
    "Lavadora LX-7\nManual de instalación y uso\n1. Seguridad\nUse un enchufe con tierra.\nNo cubra la " +
      "rejilla.\n2. Primer uso\nRetire los pernos de transporte, nivele y haga un ciclo vacío.\n3. " +
      "Limpieza\nDesenchufe antes de limpiar el filtro.\n4. Garantía\nDoce meses. Fono 600 111 2222, " +
      "ayuda@lavadoras.example",
  ],
  [
    "un texto de relleno",
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.",
  ],
];

describe("other documents are refused by their name", () => {
  test.each(OTHERS)("%s", (looksLike, text) => {
    expect(judge(text)).toEqual({ isCv: false, looksLike });
  });

  test.each([
    [
      "una carta de presentación",
      "Estimado equipo de Librería Puerto:\nLes escribo porque vi el cartel y soy cliente desde hace " +
        "años.\nPuedo empezar la próxima semana y me gusta recomendar libros.\nUn abrazo y gracias por " +
        "leerme,\nInés Prado\n9 5555 1330",
    ],
    [
      "una carta de presentación",
      "Dear Ms. Gray,\nI would love to join the reef survey this summer as an assistant.\nI learn fast and I " +
        "enjoy long days at sea with a good crew.\nBest wishes,\nPaul Rice",
    ],
    [
      "un contrato",
      "CONTRATO DE ARRENDAMIENTO\nEn Temuco, entre don Pedro Soto, en adelante el arrendador, y doña Carla " +
        "Ruiz, la arrendataria.\nEl arrendador da en arriendo la casa. La renta mensual será de $400.000. Mes " +
        "de garantía: $400.000.",
    ],
    [
      "apuntes o una tarea",
      "Clase 4 – Biología\nLa célula: membrana, citoplasma, núcleo\nLeer capítulo 3 para la próxima semana. " +
        "Entra en la prueba.\nPreguntar al profesor lo de la mitosis",
    ],
    [
      "un manual",
      "Hervidor 2 litros\nAntes de usar lea estas instrucciones.\nDesconecte el equipo para limpiarlo. No " +
        "sumerja la base. La garantía cubre 12 meses.",
    ],
    [
      "un acta",
      "ACTA DE REUNIÓN DE VECINOS\nHora de inicio: 19:00\nAsistentes: Ana, Luis\nSe acuerda pintar la sede. " +
        "Se cierra la sesión a las 20:15.",
    ],
  ])("%s, told otherwise", (looksLike, text) => {
    expect(judge(text)).toEqual({ isCv: false, looksLike });
  });

  test("an essay with headings and words of work is about nobody", () => {
    const text =
      `Asignatura: Historia\n# El reloj y la fábrica\nLa experiencia del tiempo cambió con el trabajo en las ` +
      `fábricas y la educación de los obreros. ${"Las habilidades que exigía el taller eran otras. ".repeat(8)}`;
    expect(judge(text)).toMatchObject({ isCv: false });
  });

  test("a long text without a person is refused without a name", () => {
    const text = "La fotosíntesis transforma la luz en energía química. ".repeat(20);
    expect(judge(text)).toEqual({ isCv: false, looksLike: null });
  });
});

describe("poor, tiny and odd CVs pass", () => {
  test.each([
    "busco pega de lo que sea, se soldar y manejar, fono 955512345",
    "Ana Soto\nVendedora\n9 5555 1234",
    "Estimados, les dejo mi cv. Rosa Paz, 9 5555 1234\nHe trabajado en aseo y cocina en Casino Mar, 2019 a " +
      "2023. Gracias por la oportunidad, saludos",
    "hola mi nombre es Braulio Cárcamo soy electricista y he trabajado en construcción tres años",
    "CV\nMaría Paz\nCajera en supermercado 2019",
    "Luis Pérez\nExperiencia\nContador, emisión de facturas y boletas, IVA, total a pagar, condición de pago " +
      "y orden de compra, Empresa Sol, 2019 - 2021",
    "Carla Díaz\nchef@example.cl\nExperiencia\nCocinera, Restaurante Mar, 2018 - 2020: ingredientes, " +
      "preparación, hornear, batir, porciones\nEstudios\nGastronomía, INACAP",
    "Estimados: adjunto mi resumen. Paula Rojas\nSaluda atentamente, quedo atenta\nExperiencia\nAnalista, " +
      "Banco Sol, 2019 - 2022\nEstudios\nIngeniería Comercial, Universidad del Sur, 2018",
    "Nelson Tapia\nAnalista de reclutamiento\nExperiencia\nRedacción de avisos: se busca, requisitos, " +
      "ofrecemos, renta acorde al mercado, postular. Consultora Ruta, 2020 - 2023",
  ])("%j", (text) => {
    expect(judge(text)).toEqual({ isCv: true });
  });
});
