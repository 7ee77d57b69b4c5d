import { describe, expect, test } from "vitest";
import { findFacts } from "#app/features/cv/facts-and-score.ts";
import { AppError } from "#app/platform/errors.ts";
import { documentFromText } from "../../support/document-from-text.ts";
import { TODAY } from "./summary.ts";

function refusal(text: string, method: "text" | "ocr" = "text"): string | null {
  try {
    findFacts({ ...documentFromText(text), method }, TODAY);
    return null;
  } catch (error) {
    if (error instanceof AppError) return `${error.reason}: ${error.message}`;
    throw error;
  }
}

const ARABIC = `أحمد منصور
مهندس مدني
ahmad.mansour@example.com
الخبرة المهنية
شركة البناء الحديثة، مدير مشروع، 2018 - 2023
أشرفت على بناء ثلاثة جسور وخفضت التكاليف بنسبة عشرة في المئة
التعليم
بكالوريوس الهندسة المدنية، جامعة دمشق، 2012`;
const FRENCH = `Claire Dubois
Ingénieure en génie civil
Expérience
Chef de projet chez Bouygues, 2018 - 2023: suivi des travaux et du budget avec une équipe de douze personnes
Préparation des plans pour les chantiers et des rapports aux clients dans la région
Stage sur les ponts et dans les ateliers au service des études
Formation
Diplôme d'ingénieur, école des ponts, avec mention`;
const GERMAN = `Jonas Weber
Bauingenieur
Berufserfahrung
Leitung der Baustelle und Planung der Arbeiten mit einem Team von zwölf Personen bei der Firma Holz
Betreuung der Kunden und Prüfung der Rechnungen für die Abteilung, Berichte für den Vorstand zum Stand der Arbeiten
Ausbildung
Diplom an der Technischen Universität, mit Auszeichnung`;
const POLISH = `Zofia Kowalczyk
Księgowa
Doświadczenie zawodowe
Prowadzenie ksiąg rachunkowych spółki oraz przygotowywanie sprawozdań finansowych
Rozliczanie podatków oraz kontakt ze sprzedawcami, obsługa płatności zagranicznych
Nadzór nad trzema pracownikami działu finansowego, szkolenie nowych pracowników
Wykształcenie
Uniwersytet Warszawski, magister ekonomii
Umiejętności
Excel, język angielski biegle, prawo jazdy kategorii drugiej, praca zespołowa, terminowość, dokładność,
odporność na stres, komunikatywność, samodzielność, znajomość przepisów podatkowych, obsługa programu Symfonia`;

describe("a CV in a language that is not read", () => {
  test.each([
    ["Arabic", ARABIC, "un alfabeto distinto del latino"],
    ["French", FRENCH, "en francés"],
    ["German", GERMAN, "en alemán"],
    ["Polish", POLISH, "en otro idioma"],
  ])("in %s is refused, and its owner is told which languages are", (_name, text, said) => {
    const told = refusal(text);
    expect(told).toMatch(/^unread_language: /);
    expect(told).toContain(said);
    expect(told).toContain("español, inglés y portugués");
  });

  test("is not guessed from a picture whose letters may be misread", () => {
    expect(refusal(POLISH, "ocr")).not.toContain("unread_language");
    expect(refusal(ARABIC, "ocr")).toContain("alfabeto");
  });
});

describe("a CV in a language that is read", () => {
  test.each([
    [
      "Spanish with an Arabic name and a French post",
      `Ahmad Mansour أحمد منصور\nExperiencia\nChef de projet chez Bouygues et associés, 2018 - 2023\nDirigí ` +
        `las obras de un puente con doce personas\nFormación\nIngeniería Civil, Universidad de Chile`,
    ],
    ["a bare list", `Marta Rojas\nExcel, SAP, Word\nBodega Norte 2019\nBodega Sur 2021\nmarta@example.cl`],
    [
      "English",
      `Ann Smith\nExperience\nSite manager at Bouygues, 2018 - 2023\nLed the works of a bridge with twelve ` +
        `people\nEducation\nBSc, University of Leeds`,
    ],
    [
      "Portuguese",
      `Ana Souza\nExperiência\nGerente da obra na Construtora Sul, 2018 - 2023\nCoordenei uma equipe de doze ` +
        `pessoas com foco em prazos\nFormação\nEngenharia Civil, Universidade de São Paulo`,
    ],
  ])("is taken: %s", (_name, text) => {
    expect(refusal(text)).toBeNull();
  });
});
