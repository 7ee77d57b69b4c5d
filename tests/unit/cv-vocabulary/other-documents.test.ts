import { describe, expect, it } from "vitest";
import { cvCueLexicon, otherDocumentEvidence } from "#app/features/cv/vocabulary/document-type.ts";

describe("otherDocumentEvidence", () => {
  const names = (text: string) => otherDocumentEvidence(text).map((evidence) => evidence.name);

  it.each([
    [
      "una receta de cocina",
      "Ingredientes: 3 huevos, 2 tazas de harina, 1 cucharada de azúcar. Precalentar el horno y hornear 40 min",
    ],
    [
      "una factura",
      "FACTURA ELECTRÓNICA N° 4512\nSEÑOR(ES): Comercial Sur\nGIRO: venta\nMonto neto 10.000\nIVA 19% " +
        "1.900\nTotal a pagar 11.900",
    ],
    [
      "una liquidación de sueldo",
      "Liquidación de Sueldo\nSueldo base\nGratificación\nTotal imponible\nTotal haberes\nLíquido a pagar",
    ],
    [
      "un certificado",
      "El suscrito certifica que don Juan… Se extiende el presente certificado a petición del interesado",
    ],
    [
      "un aviso de empleo",
      "Buscamos: cajera. Importante empresa. Requisitos del cargo: 1 año. Ofrecemos: renta líquida. " +
        "Interesados enviar CV",
    ],
    [
      "un contrato",
      "Comparecen don A y doña B. Las partes acuerdan: el arrendador entrega… Se firma en dos ejemplares del " +
        "mismo tenor",
    ],
    [
      "una carta de presentación",
      "Estimados señores: Junto con saludar, me dirijo a usted para manifestar mi interés. Adjunto mi CV. " +
        "Saluda atentamente",
    ],
  ])("recognises %s", (name, text) => {
    expect(names(text)[0]).toBe(name);
  });

  it.each([
    "Contadora auditora. Emisión de facturas y boletas, IVA, F29, conciliación bancaria, órdenes de compra y " +
      "guías de despacho.",
    "Chef. Preparación de postres, ensaladas y sopas; carta de vinos; control de ingredientes y porciones.",
    "Profesora de Lenguaje. Planificación de cada curso y asignatura, pruebas y guías de estudio para " +
      "alumnos de 1° medio.",
    "Abogado. Redacción de contratos de trabajo, contratos de arriendo, compraventas y escrituras públicas " +
      "ante notario.",
    "Enfermera. Control de pacientes, administración de dosis según receta médica, toma de muestras, " +
      "registro de diagnósticos.",
    "Investigadora. Artículos con DOI en Journal of Ecology, et al., vol. 3; metodología y discusión de resultados.",
    "Analista de RR.HH.: liquidaciones de sueldo, horas extras, gratificación y finiquitos.",
    "Operario de manufactura; lectura de manuales, solución de problemas.",
  ])("leaves the work of a career alone: %s", (text) => {
    expect(names(text)).toEqual([]);
  });

  it("finds the cues of a CV", () => {
    const text = "CURRÍCULUM VITAE\nExperiencia laboral\nTrabajé en una tienda\nEnseñanza media completa\nReferencias";
    expect(new Set(cvCueLexicon.matches(text).map((match) => match.value)).size).toBeGreaterThanOrEqual(5);
  });
});
