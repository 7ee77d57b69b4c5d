import { buildLexicon } from "./lexicon.ts";
import { list, pairs } from "./list.ts";
import { FAMILY_NAMES, GIVEN_NAMES } from "./names.ts";
import { CHILEAN_REGIONS } from "./places-chile.ts";
import { fold } from "./text.ts";

/** "Country | other names | demonyms apart = its main cities, regions and departments". */
const COUNTRIES = pairs(`
Argentina | República Argentina = Buenos Aires, CABA, Ciudad Autónoma de Buenos Aires, Capital Federal, Córdoba, Rosario, Mendoza, La Plata, San Miguel de Tucumán, Tucumán, Mar del Plata, Salta, Santa Fe, San Juan, Resistencia, Chaco, Neuquén, Santiago del Estero, Corrientes, Posadas, Misiones, Bahía Blanca, Paraná, Entre Ríos, Formosa, San Luis, La Rioja, Catamarca, Jujuy, San Salvador de Jujuy, Río Cuarto, Comodoro Rivadavia, Chubut, Bariloche, Río Negro, Santa Cruz, Río Gallegos, Ushuaia, Tierra del Fuego, La Pampa, Santa Rosa, Quilmes, Lanús, Avellaneda, Tigre, Morón, Tandil
Perú | Peru = Lima, Callao, Arequipa, Trujillo, La Libertad, Chiclayo, Lambayeque, Piura, Cusco, Cuzco, Huancayo, Junín, Iquitos, Loreto, Tacna, Ica, Pucallpa, Ucayali, Juliaca, Puno, Cajamarca, Ayacucho, Chimbote, Áncash, Huaraz, Huánuco, Tarapoto, San Martín, Sullana, Tumbes, Moquegua, Ilo, Apurímac, Abancay, Amazonas, Chachapoyas, Madre de Dios, Puerto Maldonado, Pasco, Huancavelica, Miraflores, San Isidro, Santiago de Surco, San Juan de Lurigancho, Los Olivos, San Borja, Villa El Salvador, Chorrillos, Barranco
Colombia = Bogotá, Bogotá D.C., Medellín, Cali, Barranquilla, Cartagena de Indias, Cúcuta, Bucaramanga, Pereira, Santa Marta, Ibagué, Manizales, Villavicencio, Neiva, Pasto, Armenia, Montería, Valledupar, Sincelejo, Popayán, Tunja, Soacha, Soledad, Bello, Itagüí, Envigado, Palmira, Antioquia, Cundinamarca, Valle del Cauca, Atlántico, Bolívar, Boyacá, Caldas, Cauca, Cesar, Huila, La Guajira, Magdalena, Nariño, Norte de Santander, Quindío, Risaralda, Santander, Tolima, Casanare, Arauca, Chocó
México | Mexico = Ciudad de México, CDMX, Guadalajara, Jalisco, Monterrey, Nuevo León, Puebla, Toluca, Estado de México, Edomex, Tijuana, Baja California, León, Guanajuato, Querétaro, Santiago de Querétaro, Juárez, Ciudad Juárez, Chihuahua, Mérida, Yucatán, San Luis Potosí, Aguascalientes, Hermosillo, Sonora, Saltillo, Coahuila, Torreón, Durango, Culiacán, Sinaloa, Mazatlán, Mexicali, Acapulco, Guerrero, Morelia, Michoacán, Veracruz, Xalapa, Oaxaca, Cancún, Quintana Roo, Tuxtla Gutiérrez, Chiapas, Villahermosa, Tabasco, Cuernavaca, Morelos, Pachuca, Hidalgo, Tampico, Tamaulipas, Reynosa, Zacatecas, Tlaxcala, Colima, Nayarit, Tepic, Campeche, La Paz Baja California Sur, Zapopan, Naucalpan
Bolivia | Estado Plurinacional de Bolivia = La Paz, El Alto, Santa Cruz de la Sierra, Cochabamba, Sucre, Oruro, Potosí, Tarija, Trinidad, Beni, Cobija, Pando, Chuquisaca, Montero, Quillacollo, Sacaba, Yacuiba, Riberalta, Uyuni, Villazón
Ecuador = Quito, Guayaquil, Cuenca, Santo Domingo de los Tsáchilas, Machala, Manta, Portoviejo, Manabí, Ambato, Tungurahua, Riobamba, Chimborazo, Loja, Esmeraldas, Quevedo, Ibarra, Imbabura, Latacunga, Cotopaxi, Babahoyo, Milagro, Durán, Pichincha, Guayas, Azuay, El Oro, Santa Elena, Galápagos, Tulcán, Otavalo, Samborondón
Uruguay | República Oriental del Uruguay = Montevideo, Salto, Paysandú, Las Piedras, Rivera, Maldonado, Punta del Este, Tacuarembó, Melo, Mercedes, Artigas, Minas, San José de Mayo, Durazno, Colonia del Sacramento, Fray Bentos, Rocha, Treinta y Tres, Canelones, Ciudad de la Costa, Piriápolis, Soriano, Cerro Largo
Paraguay = Asunción, Ciudad del Este, Encarnación, San Lorenzo, Luque, Capiatá, Lambaré, Fernando de la Mora, Limpio, Ñemby, Mariano Roque Alonso, Caaguazú, Coronel Oviedo, Pedro Juan Caballero, Itauguá, Villarrica del Espíritu Santo, Caacupé, Itapúa, Alto Paraná, Amambay, Guairá, Cordillera
Venezuela | República Bolivariana de Venezuela = Caracas, Distrito Capital, Maracaibo, Zulia, Valencia, Carabobo, Barquisimeto, Lara, Maracay, Aragua, Ciudad Guayana, Puerto Ordaz, Ciudad Bolívar, Barcelona Anzoátegui, Anzoátegui, Puerto La Cruz, Maturín, Monagas, San Cristóbal, Táchira, Mérida Venezuela, Barinas, Cumaná, Estado Sucre, Coro, Falcón, Punto Fijo, Guarenas, Los Teques, Guatire, Porlamar, Nueva Esparta, Isla de Margarita, Acarigua, Portuguesa, Guanare, Valera, Estado Trujillo, San Felipe Yaracuy, Yaracuy, Cabimas, Vargas, La Guaira
Costa Rica = San José, Alajuela, Cartago, Heredia, Liberia, Guanacaste, Puntarenas, Limón, San Carlos Costa Rica, Desamparados, Escazú, Pérez Zeledón, Santa Ana, Curridabat, Turrialba, Nicoya, Moravia
Panamá | Panama = Ciudad de Panamá, San Miguelito, Colón, David, Chiriquí, La Chorrera, Santiago de Veraguas, Chitré, Penonomé, Coclé, Herrera, Los Santos, Bocas del Toro, Arraiján, Las Tablas, Darién, Aguadulce
Guatemala = Ciudad de Guatemala, Mixco, Villa Nueva, Quetzaltenango, Escuintla, Huehuetenango, Cobán, Antigua Guatemala, Chimaltenango, Mazatenango, Chiquimula, Petén, Izabal, Puerto Barrios, Totonicapán, Sololá, Jutiapa, Zacapa
Honduras = Tegucigalpa, San Pedro Sula, La Ceiba, Choloma, El Progreso, Comayagua, Choluteca, Puerto Cortés, Danlí, Juticalpa, Siguatepeque, Tocoa, Catacamas, Atlántida, Francisco Morazán, Olancho, Yoro
El Salvador = San Salvador, Santa Ana El Salvador, San Miguel El Salvador, Soyapango, Santa Tecla, Mejicanos, Apopa, Usulután, Sonsonate, Ahuachapán, Cojutepeque, Zacatecoluca, Chalatenango, Ilopango, Antiguo Cuscatlán, La Libertad El Salvador, Morazán
Nicaragua = Managua, León Nicaragua, Masaya, Matagalpa, Chinandega, Estelí, Granada Nicaragua, Tipitapa, Jinotega, Bluefields, Juigalpa, Rivas, Boaco, Ocotal, Somoto, Carazo, Jinotepe
Cuba = La Habana, Santiago de Cuba, Camagüey, Holguín, Santa Clara, Guantánamo, Bayamo, Cienfuegos, Pinar del Río, Matanzas, Las Tunas, Ciego de Ávila, Sancti Spíritus, Villa Clara, Granma
República Dominicana = Santo Domingo Este, Santiago de los Caballeros, La Romana, San Pedro de Macorís, La Vega, San Francisco de Macorís, Higüey, Puerto Plata, Barahona, Moca, Bonao, Baní, Azua, Punta Cana, Nagua
Haití | Haiti = Puerto Príncipe, Port-au-Prince, Cap-Haïtien, Cabo Haitiano, Gonaïves, Les Cayes, Jacmel, Jérémie, Pétion-Ville, Delmas, Saint-Marc, Léogâne, Hinche, Port-de-Paix
Puerto Rico = San Juan de Puerto Rico, Bayamón, Ponce, Caguas, Mayagüez, Arecibo, Guaynabo
España | Spain = Madrid, Barcelona, Valencia España, Sevilla, Zaragoza, Málaga, Murcia, Palma de Mallorca, Las Palmas de Gran Canaria, Bilbao, Alicante, Córdoba España, Valladolid, Vigo, Gijón, A Coruña, La Coruña, Vitoria, Granada, Elche, Oviedo, Terrassa, Sabadell, Santander España, Pamplona, Almería, San Sebastián, Donostia, Burgos, Salamanca España, Albacete, Logroño, Badajoz, Huelva, Tarragona, Lleida, Girona, Cádiz, Jaén, Toledo, Cáceres, Santiago de Compostela, Tenerife, Andalucía, Cataluña, Galicia, País Vasco, Castilla y León, Castilla-La Mancha, Asturias, Cantabria, Navarra, Aragón, Extremadura, Islas Canarias, Islas Baleares
Brasil | Brazil = São Paulo, Rio de Janeiro, Río de Janeiro, Brasília, Salvador de Bahía, Fortaleza, Belo Horizonte, Minas Gerais, Manaos, Manaus, Curitiba, Paraná Brasil, Recife, Pernambuco, Porto Alegre, Rio Grande do Sul, Goiânia, Belém, Florianópolis, Santa Catarina, Campinas
Estados Unidos | EE.UU. | EEUU | United States | USA | U.S.A. = New York, Nueva York, Los Angeles, Miami, Florida USA, Chicago, Houston, Texas, San Francisco, California, Boston, Massachusetts, Washington DC, Seattle, Atlanta, Dallas, Austin, Denver, Orlando
Chile | República de Chile =
Canadá | Canada = Toronto, Montreal, Vancouver, Ottawa, Calgary, Edmonton, Winnipeg, Ontario, Quebec, British Columbia, Alberta, Nova Scotia, Saskatchewan, Manitoba
Reino Unido | United Kingdom | UK | Inglaterra = Londres, London, Manchester, Birmingham, Edimburgo, Edinburgh
Alemania | Germany = Berlín, Múnich, Hamburgo, Frankfurt
Francia | France = París, Lyon, Marsella, Toulouse
Italia | Italy = Roma, Milán, Turín, Florencia, Nápoles
Portugal = Lisboa, Oporto, Coimbra
Australia = Sídney, Sydney, Melbourne, Brisbane, Perth, Adelaide, Canberra, Hobart, New South Wales, Queensland, South Australia, Western Australia, Tasmania
Nueva Zelanda | New Zealand = Auckland, Wellington, Queenstown
China = Beijing, Pekín, Shanghái; Irlanda | Ireland = Dublín, Dublin; Países Bajos | Holanda = Ámsterdam; Suecia = Estocolmo; Suiza = Ginebra, Zúrich; Bélgica = Bruselas; Japón = Tokio; Israel = Tel Aviv
Nigeria = Abuya; Ghana = Acra; Senegal = Dakar; Marruecos = Casablanca; Argelia = Argel; Egipto = El Cairo; Sudáfrica = Johannesburgo; Kenia = Nairobi; Siria = Damasco; Líbano = Beirut; Turquía = Estambul; Rusia = Moscú; Ucrania = Kiev; Polonia = Varsovia; Croacia = Zagreb; Vietnam = Hanói; Filipinas = Manila; Pakistán = Karachi; Palestina =
`);

export type Place = {
  name: string;
  kind: "country" | "region" | "city";
  /** Spanish name of the country. */
  country: string;
  /** Chilean region of a commune; null elsewhere. */
  region: string | null;
  /** Also a person's name or an ordinary word ("Victoria", "Retiro"): a place only beside another place or a label. */
  ambiguous: boolean;
};

const AMBIGUOUS = new Set(
  list(`
Victoria; Santiago; Castro; Pinto; Molina; Florida; Retiro; Navidad; Primavera; Independencia; Parral; Negrete; Navarro; Pica; Laja; Cabrero; Nacimiento; Empedrado; Constitución; Porvenir; Romeral; Nogales; Rinconada; Cartagena; Corral; Canela; Salamanca; Caldera; Linares; Lautaro; Santa María; Santa Cruz; San Martín; Colón; David; Bolívar; Soledad; Salto; Minas; León; Lara; Vargas; Herrera; Rivera; Maldonado
Mercedes; Artigas; Durán; Milagro; Loja; Santander; Córdoba; Granada; Toledo; Murcia; Lima; Armenia; Pereira; Bello; Palmira; Caldas; Cauca; Cesar; Magdalena; Nariño; Amazonas; Atlántico; Hidalgo; Guerrero; Morelos; Durango; Sonora; Tigre; Rosario; Corrientes; Misiones; Mendoza; Salta; Formosa; Chaco; Trinidad; Sucre; Montero; Asunción; Encarnación; Limpio; Cordillera; Coro; Valera; Barcelona; Valencia; Portuguesa
Santa Ana; Progreso; Libertad; La Libertad; El Progreso; La Unión; La Cruz; La Estrella; El Bosque; El Monte; El Carmen; La Reina; San José; San Juan; San Miguel; San Carlos; San Antonio; San Fernando; San Pablo; San Felipe; Florencia; Virginia; Austin; Orlando; Dallas; Cuenca; Manta; Ambato; Barranco; Maule; Atacama; Coronel; Saavedra; Sierra Gorda; Antártica; Metropolitana; Liberia; Ponce; Moca; Azua; Colima; Cartago; Limón; Rocha; Melo; RM; UK; Nagua; Perth; París; Mérida; Arauco; Lota; Tomé; Freire; Angol
`).map(fold),
);

function isAmbiguous(folded: string): boolean {
  return AMBIGUOUS.has(folded) || GIVEN_NAMES.has(folded) || FAMILY_NAMES.has(folded);
}

function placeOf(name: string, kind: Place["kind"], country: string, region: string | null, wording = name): Place {
  return { name, kind, country, region, ambiguous: isAmbiguous(fold(wording)) };
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
  return COUNTRIES.flatMap(([names, cities]) => {
    const [country = "", ...others] = names.split("|").map((part) => part.trim());
    return [
      ...[country, ...others].map((wording): [string, Place] => [
        wording,
        placeOf(country, "country", country, null, wording),
      ]),
      ...cities
        .split(",")
        .map((city) => city.trim())
        .filter((city) => city !== "")
        .map((city): [string, Place] => [city, placeOf(city, "city", country, null)]),
    ];
  });
}

/** The names of all countries in Spanish and English, as the Unicode CLDR has them. */
function otherCountries(known: ReadonlySet<string>): [string, Place][] {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const [spanish, english] = ["es", "en"].map(
    (locale) => new Intl.DisplayNames(locale, { type: "region", fallback: "none" }),
  );
  return codes.flatMap((code) => {
    const name = spanish?.of(code);
    const wordings = [name, english?.of(code)].filter((wording) => wording !== undefined && !known.has(fold(wording)));
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
  ...otherCountries(new Set(NAMED.map(([wording]) => fold(wording)))),
];

/** Finds places. Many are names of persons or ordinary words too ("Santiago", "Victoria", "Pinto"). */
export const placeLexicon = buildLexicon<Place>(PLACES, { literal: true });
