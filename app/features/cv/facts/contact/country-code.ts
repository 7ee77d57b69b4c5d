import type { CountryCode } from "libphonenumber-js/max";
import { placesIn } from "../text-type-scores.ts";

const COUNTRIES: Readonly<Record<string, CountryCode>> = {
  Argentina: "AR",
  Perú: "PE",
  Colombia: "CO",
  México: "MX",
  Bolivia: "BO",
  Ecuador: "EC",
  Uruguay: "UY",
  Paraguay: "PY",
  Venezuela: "VE",
  "Costa Rica": "CR",
  Panamá: "PA",
  Guatemala: "GT",
  Honduras: "HN",
  "El Salvador": "SV",
  Nicaragua: "NI",
  Cuba: "CU",
  "República Dominicana": "DO",
  Haití: "HT",
  España: "ES",
  Brasil: "BR",
  "Estados Unidos": "US",
  Canadá: "CA",
  "Reino Unido": "GB",
  Alemania: "DE",
  Francia: "FR",
  Italia: "IT",
  Portugal: "PT",
  Chile: "CL",
};

/** Country that numbers without a prefix belong to; null when the location does not tell. */
export function countryOf(location: string | null): CountryCode | null {
  const places = location === null ? [] : placesIn(location);
  const country = places.find((place) => place.value.kind === "country") ?? places[0];
  return country === undefined ? null : (COUNTRIES[country.value.country] ?? null);
}
