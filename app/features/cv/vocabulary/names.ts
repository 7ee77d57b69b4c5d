import { list } from "./list.ts";
import { fold, tokens } from "./text.ts";

/** Given names usual in Chile and its neighbours, and those that migration brought. */
const GIVEN = list(`
María; José; Juan; Luis; Carlos; Jorge; Pedro; Manuel; Francisco; Ana; Rosa; Carmen; Claudia; Patricia; Andrea; Carolina; Daniela; Camila; Javiera; Constanza; Valentina; Catalina; Francisca; Fernanda; Antonia; Sofía; Martina; Isidora; Emilia; Agustina; Josefa; Florencia; Trinidad; Amanda; Maite; Renata; Antonella; Monserrat; Montserrat; Isabella; Isabel; Isabela; Gabriela; Paula; Paulina; Pamela; Paola; Macarena; Magdalena; Bárbara; Beatriz; Belén
Bernardita; Blanca; Brenda; Carla; Karla; Carol; Karol; Cecilia; Celeste; Cindy; Clara; Consuelo; Cristina; Cynthia; Dafne; Damaris; Débora; Denisse; Diana; Dominga; Dominique; Doris; Edith; Elena; Eliana; Elisa; Elizabeth; Elsa; Ema; Emma; Erika; Érica; Ester; Estefanía; Eugenia; Eva; Evelyn; Fabiola; Fátima; Flor; Francesca; Geraldine; Gisela; Giselle; Gladys; Gloria; Graciela; Guadalupe; Helena; Hilda; Ignacia; Ingrid; Inés; Irene; Iris
Ivonne; Yvonne; Jacqueline; Javiera; Jazmín; Yasmín; Jennifer; Jenny; Jessica; Jésica; Jimena; Ximena; Joselyn; Josefina; Juana; Judith; Julia; Juliana; Julieta; Karen; Karina; Katherine; Catherine; Katia; Kiara; Laura; Leonor; Leslie; Leticia; Lidia; Liliana; Lina; Lissette; Loreto; Lorena; Lourdes; Lucía; Luciana; Lucila; Luisa; Luz; Mabel; Manuela; Marcela; Margarita; Mariana; Mariela; Marina; Marisol; Marlene; Marta; Martha; Matilde; Melany; Melisa; Melissa; Mercedes
Michelle; Milagros; Millaray; Mireya; Miriam; Mónica; Nadia; Nancy; Natalia; Natacha; Nathalie; Nayareth; Nicole; Nidia; Nieves; Noelia; Noemí; Nora; Norma; Olga; Olivia; Paz; Pía; Pilar; Priscila; Raquel; Rayén; Rebeca; Regina; Rocío; Romina; Rosario; Rosana; Roxana; Ruth; Sabrina; Salomé; Samantha; Sandra; Sara; Scarlett; Selena; Silvana; Silvia; Sylvia; Sol; Soledad; Solange; Sonia; Stephanie; Susana; Tamara; Tania; Tatiana; Teresa; Teresita; Valeria; Vanesa; Vanessa; Vania; Verónica; Victoria; Violeta
Virginia; Viviana; Wendy; Yamila; Yanet; Yaneth; Yanina; Yarela; Yenny; Yesenia; Yessica; Yolanda; Zulema; Zoila; Aída; Adela; Adriana; Agustín; Ailén; Ainara; Alba; Alejandra; Alejandro; Alexandra; Alexander; Alexis; Alfonso; Alfredo; Alicia; Allison; Alma; Alonso; Álvaro; Amalia; Amaro; Ambar; Amelia; Amparo; Anahí; Anaís; Andrés; Ángel; Ángela; Angélica; Angelina; Aníbal; Antonio; Antú; Araceli; Ariel; Armando; Arturo; Astrid; Aurora; Axel; Baltazar; Bastián; Bautista; Benito; Benjamín; Bernardo
Boris; Borja; Braulio; Bruno; Byron; Caleb; Camilo; Caupolicán; César; Christian; Cristian; Cristián; Christopher; Cristóbal; Claudio; Clemente; Cristopher; Damián; Daniel; Danilo; Dante; Darío; David; Demian; Denis; Diego; Domingo; Edgar; Edgardo; Edison; Eduardo; Edwin; Efraín; Elías; Eliseo; Emanuel; Emiliano; Emilio; Enrique; Enzo; Erick; Eric; Ernesto; Esteban; Eugenio; Exequiel; Ezequiel; Fabián; Fabio; Facundo; Federico; Felipe; Félix; Fermín; Fernando; Fidel; Flavio; Franco; Francis; Franklin; Freddy; Gabriel
Gaspar; Genaro; Gerardo; Germán; Gerson; Gianfranco; Gilberto; Gino; Giovanni; Gonzalo; Gregorio; Guido; Guillermo; Gustavo; Harold; Héctor; Hernán; Hernando; Horacio; Hugo; Humberto; Ian; Ignacio; Inti; Isaac; Isaías; Ismael; Iván; Jaime; Jair; Jairo; Javier; Jean; Jefferson; Jeremías; Jerónimo; Jesús; Joan; Joaquín; Joel; John; Jonathan; Jhon; Jordán; Josué; Julián; Julio; Justo; Kevin; Lautaro; León; Leandro; Leonardo; Leonel; Leopoldo; Lorenzo; Lucas; Luciano; Maicol; Marcelo; Marcial; Marco; Marcos; Mariano; Mario; Martín
Mateo; Matías; Mauricio; Mauro; Max; Maximiliano; Máximo; Michael; Miguel; Milton; Misael; Moisés; Nahuel; Nelson; Néstor; Nicanor; Nicolás; Noé; Octavio; Omar; Orlando; Óscar; Osvaldo; Pablo; Pascual; Patricio; Paulo; Rafael; Ramiro; Ramón; Raúl; Ricardo; Richard; Roberto; Rodolfo; Rodrigo; Rogelio; Rolando; Román; Ronald; Rubén; Salvador; Samuel; Santiago; Sebastián; Sergio; Silvio; Simón; Stefano; Teodoro; Thiago; Thomas; Tomás; Ulises; Valentín; Vicente; Víctor; Vladimir; Walter; Washington; Wilfredo; William; Wilson; Wladimir; Yerko; Yahir
Zacarías; Aukán; Aliwen; Antilef; Pehuén; Kallfü; Sayén; Ayelén; Ayun; Relmu; Suyai; Wangülen; Tahiel; Jean-Pierre; Jean-Baptiste; Wisly; Wilner; Wisler; Fritz; Pierre; Jacques; Mackenson; Stanley; Woodley; Guerline; Marie; Rose; Nadège; Mirlande; Islande; Fabiola; Roseline; Widline; Yusmary; Yuleisy; Yorgelis; Yuliana; Yulimar; Yeison; Jhonatan; Jhoan; Jesús Alberto; Keiber; Keyla; Maikel; Mayerling; Marbelys; Mileidy; Naibelys; Oriana; Osmel; Rosangel; Rosmery; Wilmer; Wuilmer; Darwin; Dayana; Deivis; Diosdado; Eudys; Franyer; Génesis; Greisy; Hender; Joselin; Leidy; Luisana; Lisbeth; Nohely
Emily; Emely; James; Robert; Sarah; Jennifer; George; Mary; Ashley; Peter; Paul; Mark; Henry; Charlotte; Grace; Hannah; Jacob; Matthew; Andrew; João; Thaís; Rafaela; Letícia; Bruna; Larissa; Gustavo; Vinícius; Caio; Otávio; Felisa; Eusebio; Sixto; Segundo; Abel; Abraham; Adán; Adolfo; Adrián; Aldo; Alan; Alberto; Amador; Américo; Amílcar; Anselmo; Apolinario; Arnaldo; Atilio; Augusto; Aurelio; Basilio; Belisario; Bladimir; Camille; Celso; Ciro; Cornelio; Delia; Delfina; Eloísa; Elvira; Esmeralda; Estrella; Gema; Hortensia; Ivette; Lilian; Magaly; Maribel; Marianela; Maricel; Minerva; Nélida; Ofelia; Palmira; Rita; Rosaura; Sabina; Úrsula; Waleska; Yael; Zaida
`);

/** Surnames of Chile and its neighbours, Mapuche, Aymara and Haitian ones too. */
const SURNAMES = list(`
González; Muñoz; Rojas; Díaz; Pérez; Soto; Contreras; Silva; Martínez; Sepúlveda; Morales; Rodríguez; López; Fuentes; Hernández; Torres; Araya; Flores; Espinoza; Espinosa; Valenzuela; Castillo; Tapia; Reyes; Gutiérrez; Castro; Pizarro; Álvarez; Vásquez; Vázquez; Sánchez; Fernández; Ramírez; Carrasco; Gómez; Cortés; Cortez; Herrera; Núñez; Jara; Vergara; Rivera; Figueroa; Riquelme; García; Miranda; Bravo; Vera; Molina; Vega; Campos; Sandoval; Orellana; Cárdenas; Olivares; Alarcón; Gallardo; Ortiz; Garrido; Salazar; Guzmán; Henríquez; Saavedra
Navarro; Aguilera; Parra; Romero; Aravena; Vargas; Cáceres; Yáñez; Leiva; Leyva; Escobar; Ruiz; Valdés; Valdéz; Vidal; Salinas; Zúñiga; Peña; Godoy; Lagos; Maldonado; Bustos; Medina; Pino; Palma; Moreno; Sanhueza; Carvajal; Navarrete; Sáez; Sáenz; Alvarado; Donoso; Poblete; Bustamante; Toro; Ortega; Venegas; Guerrero; Mendoza; Farías; San Martín; Mora; Acevedo; Acuña; Aedo; Aguayo; Águila; Aguilar; Aguirre; Ahumada; Alegría; Alfaro; Aliaga; Allende; Almonacid; Altamirano; Alvear; Andrade; Antilef; Apablaza; Arancibia; Aránguiz; Arce; Arellano; Arenas; Arias
Ariz; Armijo; Arriagada; Arroyo; Astorga; Astudillo; Avendaño; Avilés; Ayala; Báez; Baeza; Bahamondes; Balboa; Barahona; Barra; Barraza; Barrera; Barría; Barrientos; Barrios; Barros; Basualto; Bastías; Becerra; Belmar; Beltrán; Benavente; Benavides; Benítez; Bermúdez; Bernal; Berríos; Blanco; Bobadilla; Bolaños; Bórquez; Briones; Brito; Bruna; Bugueño; Burgos; Bustamante; Caamaño; Cabello; Cabezas; Cabrera; Caceres; Calderón; Calfucura; Calfulén; Calfín; Calquín; Candia; Canales; Canelo; Carmona; Caro; Carreño; Carrera; Carrillo; Carvallo; Casanova; Castañeda; Catalán; Catrileo; Catrilaf; Catrimán; Cayuqueo; Cea; Celis; Cerda; Céspedes; Chacón; Chandía; Chamorro; Chávez; Cheuquepán
Cid; Cifuentes; Cisternas; Clavijo; Cofré; Collao; Colil; Colipí; Collinao; Concha; Constanzo; Córdova; Córdoba; Cornejo; Coronado; Corral; Correa; Cruces; Cruz; Cubillos; Cuevas; Curilén; Curihuinca; Curinao; Curiqueo; De la Fuente; De la Cruz; De la Barra; Del Campo; Del Río; Del Valle; Delgado; Domínguez; Duarte; Duque; Durán; Echeverría; Elgueta; Encina; Enríquez; Escalona; Escudero; Espejo; Esparza; Estay; Estrada; Faúndez; Fernandois; Ferrada; Fica; Fierro; Flández; Fonseca; Franco; Fredes; Freire; Fritz; Frías; Gaete; Gajardo; Galaz; Galdames; Galleguillos; Gálvez; Gamboa; Gárate; Garay; Garcés; Gatica; Giménez; Gómez; Gutierrez
Guajardo; Guerra; Guevara; Guíñez; Guerreros; Hermosilla; Herreros; Hidalgo; Hormazábal; Huaiquil; Huaiquimil; Huenchullán; Huenchumilla; Huentecura; Huenumán; Huerta; Huircán; Huina; Ibacache; Ibáñez; Ibarra; Illanes; Inostroza; Insunza; Iturra; Iturriaga; Jaque; Jaramillo; Jerez; Jiménez; Jofré; Jorquera; Lara; Labra; Labrín; Landeros; Larenas; Larraín; Latorre; Lastra; Lazo; Leal; Lefimil; Letelier; Levío; Levicoy; Lincoqueo; Llancapán; Llanos; Lillo; Linares; Lizama; Lobos; Loncón; Loyola; Lorca; Lozano; Lucero; Luna; Machuca; Macaya; Madariaga; Madrid; Maggi; Mallea; Mamani; Mancilla; Mansilla; Manríquez; Manquián; Manquilef; Mardones; Mariman; Marín; Marihuán; Márquez; Marchant; Mateluna; Maturana; Matus; Mayorga
Medel; Mejías; Meléndez; Melo; Melín; Mella; Méndez; Meneses; Mesa; Meza; Millán; Millacura; Millapán; Millaqueo; Millar; Miño; Mondaca; Monsalve; Montecinos; Montenegro; Montero; Montes; Montiel; Montoya; Moraga; Morgado; Moscoso; Moya; Moyano; Mundaca; Muñiz; Murillo; Nahuelpán; Nahuel; Nahuelhual; Naranjo; Navia; Negrete; Neira; Norambuena; Novoa; Ñanco; Ñancupil; Obando; Obreque; Ocampo; Ochoa; Ojeda; Olea; Oliva; Olate; Olmos; Opazo; Ordenes; Órdenes; Orrego; Osorio; Ossandón; Otárola; Ovalle; Oyarce; Oyarzo; Oyarzún; Pacheco; Padilla; Páez; Painemal; Paillán; Paillacar; Palacios; Palominos; Panguinamún; Pardo; Paredes; Pastén; Pavez; Paz; Pereira; Pezoa; Pichún; Pichihuinca
Pincheira; Pinochet; Pinto; Piña; Pinilla; Plaza; Ponce; Porras; Portilla; Poveda; Pozo; Prado; Prieto; Provoste; Puebla; Puga; Pulgar; Queupil; Quezada; Quilodrán; Quinteros; Quintana; Quiñones; Quiroga; Quiroz; Quispe; Quilaqueo; Rain; Raiman; Ramos; Rapimán; Rebolledo; Recabarren; Retamal; Reinoso; Reveco; Riffo; Ríos; Riveros; Rivas; Robles; Roa; Rocha; Rodas; Roldán; Román; Rosales; Rosas; Rubilar; Rubio; Ruz; Saldaña; Saldivia; Salgado; Salamanca; Salas; Salvo; Sagredo; San Juan; Santander; Santana; Santibáñez; Santis; Santos; Sarmiento; Schmidt; Segovia; Segura; Serrano; Serey; Sierra; Solar; Solís; Sobarzo; Sotelo; Sotomayor; Suárez; Suazo; Tello; Tejada; Toledo; Tobar; Tolosa; Torrealba; Toloza; Torrejón; Troncoso
Trujillo; Tranamil; Tralma; Tripailaf; Ubilla; Ugalde; Ugarte; Ulloa; Undurraga; Urbina; Uribe; Urra; Urrutia; Urzúa; Valderrama; Valdebenito; Valdivia; Valencia; Valladares; Vallejos; Valle; Varas; Varela; Vejar; Velásquez; Velarde; Velasco; Véliz; Venegas; Vera; Verdejo; Verdugo; Vicencio; Videla; Vielma; Vilches; Villagra; Villagrán; Villalobos; Villalón; Villanueva; Villarroel; Villaseca; Villegas; Viveros; Vivanco; Weber; Wagner; Yévenes; Yampara; Zambrano; Zamora; Zamorano; Zapata; Zárate; Zavala; Zepeda; Zenteno; Zurita; Choque; Condori; Huanca; Apaza; Ticona; Huamán; Flórez; Cusi; Mayta; Chambi; Chura; Ccori; Jean-Baptiste; Pierre-Louis; Charles; Louis; Joseph; Dorvil; Saint-Louis; Jean-Louis; Desir
Etienne; Augustin; Cadet; Exantus; Alexis; Estimé; Baptiste; Arrieta; Bolívar; Bracho; Briceño; Carrero; Colmenares; Chirinos; Fuenmayor; Graterol; Guédez; Hurtado; Linarez; Marcano; Mujica; Nava; Oropeza; Parada; Piñango; Querales; Rangel; Rincón; Rondón; Sulbarán; Urdaneta; Useche; Uzcátegui; Zerpa; Arango; Betancur; Cardona; Echeverri; Gaviria; Giraldo; Londoño; Mejía; Montoya; Ospina; Osorio; Posada; Quintero; Restrepo; Tamayo; Uribe; Zuluaga; Ayala; Chamorro; Cevallos; Guerrero; Intriago; Jácome; Moreira; Mosquera; Quishpe; Zambrano; Bianchi; Fernandes; Ferreira; Oliveira; Souza; Costa; Lima; Almeida; Pereyra; Acosta; Aguirre; Benavídez; Bustillo; Camacho
Ferreyra; Gauna; Ledesma; Luján; Peralta; Sosa; Villalba; Smith; Johnson; Brown; Williams; Miller; Müller; Fischer; Neumann; Hoffmann; Richter; Kunz; Rossi; Ferrari; Esposito; Zúñiga; Errázuriz; Edwards; Irarrázaval; Lira; Matte; Subercaseaux; Covarrubias; Eyzaguirre; Aldunate; Amenábar; Izquierdo; Ochagavía; Vial; Zañartu; Zegers
`);

const keys = (names: readonly string[]): ReadonlySet<string> => new Set(names.map((name) => nameKey(name)));

function nameKey(name: string): string {
  return fold(name).replaceAll("-", " ");
}

/** Folded given names and surnames. A name may be both ("Alexis"); some are places or words too ("Victoria", "Rosa"). */
export const GIVEN_NAMES = keys(GIVEN);
export const FAMILY_NAMES = keys(SURNAMES);

const PARTICLES = new Set(["de", "del", "la", "las", "los", "y", "da", "do", "dos", "van", "von", "der", "di", "san"]);
const NAME_WORDS_MAX = 7;

/** How much of a line reads as a person's name. */
export type NameEvidence = {
  /** Words of the line, particles left out. */
  words: number;
  given: number;
  family: number;
};

/**
 * Counts known given names and surnames in a line; null when it cannot be a name: figures, signs or too many words.
 * A name that no list has scores 0 and may still be one: layout decides then.
 */
export function nameEvidence(line: string): NameEvidence | null {
  if (/[^\p{L}\s.,'’-]/u.test(line.normalize("NFC").trim())) return null;
  const words = tokens(line)
    .map((token) => token.folded)
    .filter((word) => !PARTICLES.has(word));
  if (words.length === 0 || words.length > NAME_WORDS_MAX) return null;
  return {
    words: words.length,
    given: words.filter((word) => GIVEN_NAMES.has(word)).length,
    family: words.filter((word) => FAMILY_NAMES.has(word)).length,
  };
}
