/**
 * Invented people whose names replace a CV's own: the name must not change the result. None was chosen for being in a
 * list.
 */

export type Person = {
  /** The groups of the table. */
  origin: string;
  given: readonly string[];
  surnames: readonly string[];
};

/** "given names / surnames", words of one name joined by "_": women first, then men. */
const PEOPLE: Readonly<Record<string, readonly string[]>> = {
  Chile: [
    "Camila Fernanda / Soto Rojas",
    "María Jesús / Pérez de_la_Fuente González",
    "Juan Carlos / Muñoz Díaz",
    "Jose / Gonzalez",
  ],
  Mapuche: ["Rayén Antumalén / Huenchunao Ñanculef", "Wangülén / Lonkopán", "Kuyén Lautaro / Curapil Llancavilu"],
  Aymara: ["Wara / Choquehuanca Yujra", "Amaru Illari / Huarachi Pacajes Calisaya"],
  "Rapa Nui": [
    "Vaitiare / Hotu Pakarati",
    "Hinariru / Riroroko",
    "Tavake / Tuki Haoa",
    "Mahani Vaihere / Teave Hey Ika",
  ],
  Haití: [
    "Widelene / Saintilus",
    "Roselaure / Jean-Jacques Dorcéus",
    "Wilkens / Petit-Frère",
    "Jn-Robert / Mésidor Célestin",
  ],
  China: ["Xiuying / Zhang", "Yuxin / Ouyang Liu", "Wei / Chen", "Zhiqiang / Xu"],
  Vietnam: ["Thị Hồng / Nguyễn", "Bich Ngoc / Pham Tran", "Văn Đức / Trần", "Quang / Vuong"],
  Nigeria: ["Chidinma / Okonkwo", "Adébùkọ́lá / Ọláwálé", "Oluwaseun / Adebayo Ogunleye", "Emeka / Nwosu"],
  "Mundo árabe": ["Nur / Abu-Eid Hazbún", "Yusuf / al-Masri", "Khadija / El_Hajj Chehadé Kattán"],
  India: ["Priyanka / Venkataraman", "Harpreet / Dhaliwal Gill"],
  Ucrania: ["Oksana / Shevchenko-Kovalenko", "Zdravko / Yutronić Marangunić"],
  Venezuela: ["Yulimar / Piñango", "Deiker José / Colmenárez Urdaneta"],
  Alemania: ["Anneliese / Böhmwald Schwerter", "Jürgen / Völz"],
  Japón: ["Sakura / Nakamura Oshiro", "Kenji / Ōtani"],
};

const words = (names: string): string[] => names.split(" ").map((name) => name.replaceAll("_", " "));

export const EVERYONE: readonly Person[] = Object.entries(PEOPLE).flatMap(([origin, list]) =>
  list.map((entry) => {
    const [given = "", surnames = ""] = entry.split(" / ");
    return { origin, given: words(given), surnames: words(surnames) };
  }),
);

const PARTICLES = new Set(["de", "del", "la", "las", "los", "san", "santa", "van", "von"]);
/** Second given names of the fixtures; in other names the last two words are the surnames. */
const SECOND_GIVEN = /^(?:Millaray|Elvira|Camilo|Matías|Felipe|Gregorio|Ezequiel)$/u;

/** "María Ignacia de la Fuente Collao" -> given [María, Ignacia], surnames [de la Fuente, Collao]. */
export function personNamed(name: string): Person {
  const units: string[] = [];
  let open = false;
  for (const word of name.split(" ")) {
    if (open) units.push(`${units.pop()} ${word}`);
    else units.push(word);
    open = PARTICLES.has(word.toLowerCase());
  }
  const given = units.length <= 2 || (units.length === 3 && !SECOND_GIVEN.test(units[1] ?? "")) ? 1 : 2;
  return { origin: "own", given: units.slice(0, given), surnames: units.slice(given) };
}
