import { describe, expect, test } from "vitest";
import { isOffer } from "#app/features/offers/reading/is-offer.ts";

const OFFERS: readonly string[] = [
  "Se necesita ayudante de cocina para casino en Rengo. Requisitos: curso de manipulación de alimentos, un año de " +
    "experiencia y disponibilidad de lunes a sábado. Sueldo $540.000 líquidos. Enviar CV a casino@correo.example.",
  "Analista de Compras\nEmpresa Ventisquero | Los Ángeles\n\nFunciones:\n- Cotizar y emitir órdenes de compra\n\n" +
    "Requisitos:\n- Técnico en administración\n- Excel intermedio\n- Dos años de " +
    "experiencia\n\nOfrecemos contrato indefinido.",
  "We are hiring a Frontend Engineer.\nYou will build our design system.\nRequirements:\n- 3 years with React\n" +
    "- English B2\nNice to have: Figma. Apply with your CV. Salary CLP 2,000,000. Full time, remote in Chile.",
  "buscamos garzon/a para el finde, viernes y sabado de 18 a 1, con exp, vivir cerca de la plaza, pago " +
    "semanal + propina",
];

const OTHERS: readonly string[] = [
  "",
  "   \n\n",
  "hola",
  "Ingeniero Comercial",
  "Queque de limón: bate tres huevos con el azúcar, agrega la harina cernida, la ralladura y el " +
    "aceite. Hornea 40 minutos.",
  "Factura N° 5512. Señores Ferretería Lonco. 20 sacos de cemento. Neto $98.000, IVA $18.620, total " +
    "$116.620. Pago a 30 días.",
  "const lista = [3, 1, 2];\nlista.sort((a, b) => a - b);\nconsole.log(lista);",
  "Cae la tarde sobre el cerro\ny la niebla baja lenta;\nun perro ladra a lo lejos\ny la casa se calienta.",
  "CURRÍCULUM VITAE\nRosa Millán\nExperiencia laboral: 2019-2023 secretaria, Clínica del " +
    "Valle.\nEstudios: secretariado, 2018. " +
    "Referencias a pedido.",
  "Hola red, soy diseñadora y estoy buscando trabajo en Santiago o remoto. Tengo tres años de " +
    "experiencia en Figma. #OpenToWork",
  "Diplomado en logística, online. Inicio en mayo, cupos limitados. Requisitos: título técnico. " +
    "Arancel en 10 cuotas. " +
    "Inscríbete y obtén tu certificado al aprobar los cuatro módulos.",
  "Licitación pública: servicio de aseo de oficinas. Los oferentes deberán presentar ofertas técnicas " +
    "y económicas y boleta " +
    "de garantía. Consultas hasta el 3 de mayo.",
];

describe("whether a text is a job offer", () => {
  test.each(OFFERS)("it is: %j", (text) => {
    expect(isOffer(text).isOffer).toBe(true);
    expect(isOffer(text).probability).toBeGreaterThan(0.5);
  });

  test.each(OTHERS)("it is not: %j", (text) => {
    expect(isOffer(text).isOffer).toBe(false);
    expect(isOffer(text).probability).toBeLessThanOrEqual(0.5);
  });

  test("long and odd texts find their end", () => {
    for (const shape of ["a ", "(", "requisitos ", "😀", "1. ", "\t", "busco "]) {
      expect(isOffer(shape.repeat(20_000 / shape.length)).probability).toBeGreaterThanOrEqual(0);
    }
  });
});
