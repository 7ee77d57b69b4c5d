import { buildLexicon } from "./lexicon.ts";
import { FAMILY_NAMES, GIVEN_NAMES } from "./names.ts";
import { normalize } from "./normalize-text.ts";
import data from "./places.json";

type Region = { name: string; otherNames: readonly string[]; communes: readonly string[] };

/** The 16 regions of Chile with their other names, and the communes of each. */
export const CHILEAN_REGIONS: readonly Region[] = data.regionsOfChile.map(({ names, communes }) => {
  const [name = "", ...otherNames] = names;
  return { name, otherNames, communes };
});

export type Place = {
  name: string;
  kind: "country" | "region" | "city";
  /** Spanish name of the country. */
  country: string;
  /** Chilean region of a commune; null elsewhere. */
  region: string | null;
  /** Also a person's name or an ordinary word ("Victoria", "Retiro"): counts only beside another place or a label. */
  ambiguous: boolean;
};

const AMBIGUOUS = new Set(data.ambiguous.map(normalize));

function isAmbiguous(normalized: string): boolean {
  return AMBIGUOUS.has(normalized) || GIVEN_NAMES.has(normalized) || FAMILY_NAMES.has(normalized);
}

function placeOf(name: string, kind: Place["kind"], country: string, region: string | null, wording = name): Place {
  return { name, kind, country, region, ambiguous: isAmbiguous(normalize(wording)) };
}

function chileanPlaces(): [string, Place][] {
  return CHILEAN_REGIONS.flatMap(({ name, otherNames, communes }) => [
    ...communes.map((commune): [string, Place] => [commune, placeOf(commune, "city", "Chile", name)]),
    ...[name, ...otherNames].map((wording): [string, Place] => [
      wording,
      placeOf(name, "region", "Chile", name, wording),
    ]),
  ]);
}

function foreignPlaces(): [string, Place][] {
  return data.countries.flatMap(({ names, cities }) => {
    const [country = "", ...others] = names;
    return [
      ...[country, ...others].map((wording): [string, Place] => [
        wording,
        placeOf(country, "country", country, null, wording),
      ]),
      ...cities.map((city): [string, Place] => [city, placeOf(city, "city", country, null)]),
    ];
  });
}

/** Names of all countries in Spanish and English, from the Unicode CLDR. */
function otherCountries(known: ReadonlySet<string>): [string, Place][] {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const [spanish, english] = ["es", "en"].map(
    (locale) => new Intl.DisplayNames(locale, { type: "region", fallback: "none" }),
  );
  return codes.flatMap((code) => {
    const name = spanish?.of(code);
    const wordings = [name, english?.of(code)].filter(
      (wording) => wording !== undefined && !known.has(normalize(wording)),
    );
    return wordings.map((wording = ""): [string, Place] => [
      wording,
      placeOf(wording, "country", name ?? wording, null),
    ]);
  });
}

const NAMED = [...chileanPlaces(), ...foreignPlaces()];

/** All known places by wording. A name that Chile shares with another country is the Chilean one. */
export const PLACES: readonly (readonly [string, Place])[] = [
  ...NAMED,
  ...otherCountries(new Set(NAMED.map(([wording]) => normalize(wording)))),
];

/** Finds places. Many are also names of persons or ordinary words ("Santiago", "Victoria", "Pinto"). */
export const placeLexicon = buildLexicon<Place>(PLACES, { literal: true });
