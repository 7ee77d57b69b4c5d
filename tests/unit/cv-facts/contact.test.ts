import { describe, expect, test } from "vitest";
import { findEmails } from "#app/features/cv/facts/contact/email.ts";
import { findLinkedin } from "#app/features/cv/facts/contact/linkedin.ts";
import { findPhones } from "#app/features/cv/facts/contact/phone.ts";
import { properCase } from "#app/features/cv/facts/proper-case.ts";
import { factsOf } from "./summary.ts";

describe("e-mail addresses", () => {
  test.each([
    ["Correo: Ana.Perez@Example.CL", "ana.perez@example.cl"],
    ["ana.perez (at) example.cl", "ana.perez@example.cl"],
    ["ana.perez [arroba] gmail [punto] com", "ana.perez@gmail.com"],
    ["ana @ gmail.com", "ana@gmail.com"],
    ["ana@gmail,com", "ana@gmail.com"],
    ["anaperezQGgmail.com", "anaperez@gmail.com"],
    ["ana.perez©hotmail.com", "ana.perez@hotmail.com"],
    ["fono 9 5555 1234 ana_p+cv@mail.example.org.", "ana_p+cv@mail.example.org"],
  ])("%s", (text, expected) => {
    expect(findEmails([text], false).map((found) => found.value)).toEqual([expected]);
  });

  test("joins an address that a narrow column broke", () => {
    expect(findEmails(["maria.gonzalez@", "example.cl"], false)[0]?.value).toBe("maria.gonzalez@example.cl");
  });

  test("repairs a scanned address after its label only", () => {
    expect(findEmails(["mj.gallardoQGexample.cl"], true)[0]?.value).toBe("mj.gallardo@example.cl");
    expect(findEmails(["www.example.cl y QGIS.org"], false)).toEqual([]);
  });
});

describe("telephone numbers", () => {
  test.each([
    ["+56 9 5555 0101", "+56955550101"],
    ["(56-9) 5555 0101", "+56955550101"],
    ["569 5555 0101", "+56955550101"],
    ["09-8765 4321", "+56987654321"],
    ["Cel.: 9.8765.4321", "+56987654321"],
    ["9-6123-4455", "+56961234455"],
    ["fono 55550111", "+56955550111"],
    ["22 345 6789", "+56223456789"],
    ["+54 9 341 555-1215", "+5493415551215"],
    ["ana@example.com · (305) 555-0147", "+13055550147"],
    ["Teléfono 787-555-0118", "+17875550118"],
    ["Phone: 918.555.0164", "+19185550164"],
    ["07700 900381 (Reino Unido)", "+447700900381"],
    ["Fono 227-555-123", "+56227555123"],
    ["Tel. 01632 960 983", "+441632960983"],
    ["0491 570 156 · ana@example.com", "+61491570156"],
    ["Mobile 98450 12345", "+919845012345"],
  ])("%s", (text, expected) => {
    expect(findPhones([text], "CL")[0]?.value).toBe(expected);
  });

  test.each([
    "RUT 12.345.678-9",
    "12345678-9",
    "2018 - 2020",
    "15/03/2019 - 30/06/2020",
    "$ 1.250.000",
    "Presupuesto de 12.500.000 pesos",
    "linkedin.com/in/ana-perez-987654321",
    "Cédula 13.579.246-8",
    "Pasaje 3 Nº 1234",
  ])("no number in: %s", (text) => {
    expect(findPhones([text], "CL")).toEqual([]);
  });
});

describe("LinkedIn", () => {
  test.each([
    [["https://www.linkedin.com/in/ana-perez/"], "linkedin.com/in/ana-perez"],
    [["https://cl.linkedin.com/in/ana-perez-123?trk=x"], "linkedin.com/in/ana-perez-123"],
    [["linkedin.com/in/ana-", "perez-ejemplo"], "linkedin.com/in/ana-perez-ejemplo"],
    [["LinkedIn: ana-perez-01"], "linkedin.com/in/ana-perez-01"],
    [["LinkedIn: /in/anaperez"], "linkedin.com/in/anaperez"],
    [["ana@example.cl / in/ana-perez en LinkedIn"], "linkedin.com/in/ana-perez"],
  ])("%j", (texts, expected) => {
    expect(findLinkedin(texts, [])).toBe(expected);
  });

  test("a name after the label is no handle, an icon's link is", () => {
    expect(findLinkedin(["LinkedIn: Ana Pérez"], [])).toBeNull();
    expect(findLinkedin(["LinkedIn"], ["https://www.linkedin.com/in/anap"])).toBe("linkedin.com/in/anap");
  });
});

describe("names", () => {
  test.each([
    ["CATALINA MCDONALD DE LA FUENTE", "Catalina McDonald de la Fuente"],
    ["juan o'higgins soto", "Juan O'Higgins Soto"],
    ["MARÍA-JOSÉ DEL RÍO", "María-José del Río"],
    ["Valentina Correa-Smith", "Valentina Correa-Smith"],
    ["Iván Maldonado P.", "Iván Maldonado P."],
  ])("%s", (written, expected) => {
    expect(properCase(written)).toBe(expected);
  });

  test.each([
    ["CURRÍCULUM VITAE\nANA MARÍA SOTO PÉREZ\nProfesora", "Ana María Soto Pérez"],
    ["Curriculum Vitae de Ana Soto Pérez\nProfesora", "Ana Soto Pérez"],
    ["Ana Soto Pérez – Profesora de Matemática\nana@example.cl", "Ana Soto Pérez"],
    ["SOTO PÉREZ, ANA MARÍA\nProfesora", "Ana María Soto Pérez"],
    ["Nombres: Ana María\nApellidos: Soto Pérez\nCiudad: Arica", "Ana María Soto Pérez"],
    ["Profesora de Matemática\nAna Soto Pérez\nSantiago", "Ana Soto Pérez"],
    ["hola mi nombre es ana soto y busco pega", "Ana Soto"],
    ["Experiencia laboral\nVendedora, Tienda Sol, 2019 - 2020", null],
  ])("%j", (text, expected) => {
    expect(factsOf(text).name).toBe(expected);
  });
});

test("referees' numbers and addresses are not the candidate's", () => {
  const facts = factsOf(`
Ana Soto Pérez
Profesora

Experiencia
Profesora, Colegio Los Olmos, 2018 - 2022

Referencias
Carlos Díaz, director, cdiaz@colegio.cl, +56 9 8888 1111`);
  expect(facts).toMatchObject({ email: null, phone: null });
});

test.each([
  ["Ana Soto\nDirección: Los Robles 123, Valdivia, Chile", "Valdivia, Chile"],
  ["Ana Soto\nvivo en Linares pero me puedo cambiar", "Linares"],
  ["Ana Soto\nTalca | ana@example.cl | +56 9 5555 1234", "Talca"],
  ["Ana Soto\nana@example.cl +56 9 5555 1234 La Serena, Chile", "La Serena, Chile"],
  ["Ana Soto\nBarrio Yungay, Santiago, Región Metropolitana", "Santiago, Región Metropolitana"],
  ["Ana Soto\nNacionalidad: chilena\nLugar de nacimiento: Arica", null],
  ["Ana Soto\nExperiencia\nVendedora, Tienda Sol, Iquique, 2019 - 2020", null],
])("location of %j", (text, expected) => {
  expect(factsOf(text).location).toBe(expected);
});

describe("contact data that the layout cut or scattered", () => {
  test.each([
    ["ana.soto@example.c\nom\nTalca", "ana.soto@example.com"],
    ["ana.soto@\nexample.com", "ana.soto@example.com"],
    ["ana.sot\no@example.com", "ana.soto@example.com"],
    ["Correo: ana_soto@example.\ncl", "ana_soto@example.cl"],
    ["ana@example.cl\nsoltera", "ana@example.cl"],
  ])("e-mail of %j", (text, expected) => {
    expect(factsOf(`Ana Soto\n${text}`).email).toBe(expected);
  });

  test.each([
    ["www.linkedin.com/in/anaso\nto-geologa", "linkedin.com/in/anasoto-geologa"],
    ["linkedin.com/in/ana-soto\nTalca", "linkedin.com/in/ana-soto"],
    ["linkedin.com/in/ana-soto\ngithub.com/ana", "linkedin.com/in/ana-soto"],
  ])("profile of %j", (text, expected) => {
    expect(factsOf(`Ana Soto\n${text}`).linkedin).toBe(expected);
  });

  test.each([
    ["teléfono 5\n5551315 (anteponer 9)", "+56955551315"],
    ["Fono +56 9\n5555 1315", "+56955551315"],
    ["telefono 55 55 13 25 (con 9 adelante)", "+56955551325"],
  ])("telephone of %j", (text, expected) => {
    expect(factsOf(`Ana Soto\n${text}`).phone).toBe(expected);
  });

  test.each([
    ["Castro, Chiloé / 9-5555-1313 / ana@example.com", "Castro, Chiloé"],
    ["Valparaíso, Chile (UTC-4)\nana@example.com", "Valparaíso, Chile"],
    ["Col. Los Arcos, Santiago de Querétaro, Qro. C.P. 76000", "Santiago de Querétaro, Qro"],
    ["Domicilio: Los Aromos 234\nComuna: Coronel", "Coronel"],
    ["Estudios\nDerecho, Universidad Sol, Arica, 2010\nana@example.com 9 7788 9900 Curicó", "Curicó"],
    ["En Santa Cruz, Colchagua\nana@example.com", "Santa Cruz, Colchagua"],
    ["Adelaide, South Australia AU\nana@example.com", "Adelaide, South Australia AU"],
    ["I live in Ñuñoa and speak two languages\nana@example.com", "Ñuñoa"],
    ["Commune: Peñalolén\nana@example.com", "Peñalolén"],
    ["Pasaje 4 N° 118, Punta\nArenas\nana@example.com", "Punta Arenas"],
    ["Calle Mayor 12, 50014 Zaragoza (España)\nana@example.com", "Zaragoza, España"],
    ["Referencias\nLuis Paz, jefe, Arica, luis@example.com\n\n\nAna Soto · La Serena · ana@example.cl", "La Serena"],
  ])("location of %j", (text, expected) => {
    expect(factsOf(`Ana Soto\n${text}`).location).toBe(expected);
  });

  test.each([
    ["Enfermera | Claudia Henríquez Moya\nConcepción", "Claudia Henríquez Moya"],
    ["# Joaquín Andrés\n# FOTO  Neira Poblete\nPreparador físico", "Joaquín Andrés Neira Poblete"],
    ["Curriculum de Elena Lobos Catalán\nVivo en Melipilla, tengo 44 años", "Elena Lobos Catalán"],
    ["RAÚL ROJAS PINO.- CHOFER", "Raúl Rojas Pino"],
    ["DELGADO ROJAS, RAMIRO A.\nSoldador", "Ramiro A. Delgado Rojas"],
    ["Grace Adeyemi\nAdelaide, South Australia\ngrace@example.com", "Grace Adeyemi"],
  ])("name of %j", (text, expected) => {
    expect(factsOf(text).name).toBe(expected);
  });
});
