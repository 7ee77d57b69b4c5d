import { pairs } from "./list.ts";

/** The 16 regions and the communes of each, "Region | other names = commune, commune, …". */
const REGIONS = pairs(`
Arica y Parinacota | XV Región = Arica, Camarones, Putre, General Lagos
Tarapacá | I Región = Iquique, Alto Hospicio, Pozo Almonte, Camiña, Colchane, Huara, Pica
Antofagasta | II Región = El Loa, Provincia de El Loa, Antofagasta, Mejillones, Sierra Gorda, Taltal, Calama, Ollagüe, San Pedro de Atacama, Tocopilla, María Elena
Atacama | III Región = Copiapó, Caldera, Tierra Amarilla, Chañaral, Diego de Almagro, Vallenar, Alto del Carmen, Freirina, Huasco
Coquimbo | IV Región | Región de Coquimbo = Elqui, Valle del Elqui, Limarí, Choapa, La Serena, Coquimbo, Andacollo, La Higuera, Paiguano, Vicuña, Illapel, Canela, Los Vilos, Salamanca, Ovalle, Combarbalá, Monte Patria, Punitaqui, Río Hurtado
Valparaíso | V Región | Región de Valparaíso = Marga Marga, Aconcagua, Valle de Aconcagua, Gran Valparaíso, Reñaca, Placilla de Peñuelas, Valparaíso, Casablanca, Concón, Juan Fernández, Puchuncaví, Quintero, Viña del Mar, Isla de Pascua, Rapa Nui, Los Andes, Calle Larga, Rinconada, San Esteban, La Ligua, Cabildo, Papudo, Petorca, Zapallar, Quillota, La Calera, Hijuelas, La Cruz, Nogales, San Antonio, Algarrobo, Cartagena, El Quisco, El Tabo, Santo Domingo, San Felipe, Catemu, Llaillay, Llay Llay, Panquehue, Putaendo, Santa María, Quilpué, Limache, Olmué, Villa Alemana
Metropolitana | Región Metropolitana | Metropolitana de Santiago | RM | R.M. | Gran Santiago = Santiago de Chile, Chacabuco, Provincia de Cordillera, Batuco, Santiago, Santiago Centro, Cerrillos, Cerro Navia, Conchalí, El Bosque, Estación Central, Huechuraba, Independencia, La Cisterna, La Florida, La Granja, La Pintana, La Reina, Las Condes, Lo Barnechea, Lo Espejo, Lo Prado, Macul, Maipú, Ñuñoa, Pedro Aguirre Cerda, Peñalolén, Providencia, Pudahuel, Quilicura, Quinta Normal, Recoleta, Renca, San Joaquín, San Miguel, San Ramón, Vitacura, Puente Alto, Pirque, San José de Maipo, Colina, Chicureo, Lampa, Tiltil, San Bernardo, Buin, Calera de Tango, Paine, Melipilla, Alhué, Curacaví, María Pinto, San Pedro, Talagante, El Monte, Isla de Maipo, Padre Hurtado, Peñaflor
O'Higgins | Libertador General Bernardo O'Higgins | VI Región = Cachapoal, Colchagua, Cardenal Caro, Rancagua, Codegua, Coinco, Coltauco, Doñihue, Graneros, Las Cabras, Machalí, Malloa, Mostazal, San Francisco de Mostazal, Olivar, Peumo, Pichidegua, Quinta de Tilcoco, Rengo, Requínoa, San Vicente de Tagua Tagua, San Vicente, Pichilemu, La Estrella, Litueche, Marchihue, Navidad, Paredones, San Fernando, Chépica, Chimbarongo, Lolol, Nancagua, Palmilla, Peralillo, Placilla, Pumanque, Santa Cruz
Maule | VII Región | Región del Maule = Talca, Constitución, Curepto, Empedrado, Maule, Pelarco, Pencahue, Río Claro, San Clemente, San Rafael, Cauquenes, Chanco, Pelluhue, Curicó, Hualañé, Licantén, Molina, Rauco, Romeral, Sagrada Familia, Teno, Vichuquén, Linares, Colbún, Longaví, Parral, Retiro, San Javier, Villa Alegre, Yerbas Buenas
Ñuble | XVI Región | Región de Ñuble = Diguillín, Punilla, Itata, Chillán, Chillán Viejo, Bulnes, Cobquecura, Coelemu, Coihueco, El Carmen, Ninhue, Ñiquén, Pemuco, Pinto, Portezuelo, Quillón, Quirihue, Ránquil, San Carlos, San Fabián, San Ignacio, San Nicolás, Treguaco, Yungay
Biobío | Bío Bío | Bío-Bío | VIII Región | Región del Biobío = Gran Concepción, Concepción, Coronel, Chiguayante, Florida, Hualqui, Lota, Penco, San Pedro de la Paz, Santa Juana, Talcahuano, Tomé, Hualpén, Lebu, Arauco, Cañete, Contulmo, Curanilahue, Los Álamos, Tirúa, Los Ángeles, Antuco, Cabrero, Laja, Mulchén, Nacimiento, Negrete, Quilaco, Quilleco, San Rosendo, Santa Bárbara, Tucapel, Yumbel, Alto Biobío
La Araucanía | Araucanía | IX Región = Malleco, Cautín, Labranza, Temuco, Carahue, Cunco, Curarrehue, Freire, Galvarino, Gorbea, Lautaro, Loncoche, Melipeuco, Nueva Imperial, Padre Las Casas, Perquenco, Pitrufquén, Pucón, Saavedra, Puerto Saavedra, Teodoro Schmidt, Toltén, Vilcún, Villarrica, Cholchol, Angol, Collipulli, Curacautín, Ercilla, Lonquimay, Los Sauces, Lumaco, Purén, Renaico, Traiguén, Victoria
Los Ríos | XIV Región | Región de Los Ríos = Provincia del Ranco, Valdivia, Corral, Lanco, Los Lagos, Máfil, Mariquina, San José de la Mariquina, Paillaco, Panguipulli, La Unión, Futrono, Lago Ranco, Río Bueno
Los Lagos | X Región | Región de Los Lagos = Chiloé, Isla de Chiloé, Alerce, Puerto Montt, Calbuco, Cochamó, Fresia, Frutillar, Los Muermos, Llanquihue, Maullín, Puerto Varas, Castro, Ancud, Chonchi, Curaco de Vélez, Dalcahue, Puqueldón, Queilén, Quellón, Quemchi, Quinchao, Achao, Osorno, Puerto Octay, Purranque, Puyehue, Río Negro, San Juan de la Costa, San Pablo, Chaitén, Futaleufú, Hualaihué, Palena
Aysén | Aisén | Aysén del General Carlos Ibáñez del Campo | XI Región = Coyhaique, Coihaique, Lago Verde, Aysén, Puerto Aysén, Cisnes, Guaitecas, Cochrane, O'Higgins, Tortel, Chile Chico, Río Ibáñez
Magallanes | Magallanes y de la Antártica Chilena | XII Región = Última Esperanza, Isla Riesco, Punta Arenas, Laguna Blanca, Río Verde, San Gregorio, Cabo de Hornos, Puerto Williams, Antártica, Porvenir, Primavera, Timaukel, Natales, Puerto Natales, Torres del Paine
`);

export type Region = { name: string; otherNames: readonly string[]; communes: readonly string[] };

export const CHILEAN_REGIONS: readonly Region[] = REGIONS.map(([names, communes]) => {
  const [name = "", ...otherNames] = names.split("|").map((part) => part.trim());
  return { name, otherNames, communes: communes.split(",").map((part) => part.trim()) };
});
