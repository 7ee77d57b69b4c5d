import type { Gender } from "./wording.ts";

/** The invented people in the order of their accounts; the demo student, number 0, is not among them. */
const NAMES = `
f Antonia Belén Carrasco Millaleo
m Benjamín Ignacio Soto Arriagada
f Rayén Catalina Huenchumán Lagos
m Vicente Andrés Barra Oyarzún
f Yuleisy Carolina Rincón Parra
m Matías Alonso Painemal Vera
f Constanza Paz Navarrete Bustos
m Wilner Jean-Baptiste
f Martina Fernanda Gallardo Toro
m Nahuel Esteban Catrileo Ñancucheo
f Isidora Pilar Echeverría Campos
m Joaquín Tomás Alarcón Riffo
f Ayelén Soledad Curihuentro Mansilla
m Diego Armando Quispe Mamani
f Javiera Ignacia Fuentealba Ortega
m Cristóbal Renato Sandoval Neira
f Millaray Andrea Ñancupil Reyes
m Sebastián Eduardo Villagra Osses
f Dayana Milagros Torrealba Suárez
m Felipe Antonio Bahamonde Barría
f Francisca Emilia Leiva Poblete
m Lautaro Daniel Llancapán Rivas
f Valeria Sofía Contreras Maldonado
m Gonzalo Patricio Mardones Inostroza
f Wideline Pierre
m Rodrigo Alejandro Venegas Cárcamo
f Paula Andrea Monsalve Aguayo
m Bastián Nicolás Quilapán Fica
f Rafaela Antonia Schwarzenberg Mella
m Iván Alexis Cayupi Saavedra
f Natalia del Carmen Uribe Vidal
m Jorge Luis Zambrano Cedeño
f Trinidad Amparo Espinoza Gatica
m Pablo Emilio Manríquez Cofré
f Sayen Magdalena Antileo Bravo
m Ricardo Esteban Oyarzo Teneb
f Daniela Constanza Pizarro Muñoz
m Álvaro Ignacio Henríquez Salas
f Gabriela Noemí Condori Choque
m Tomás Agustín Riquelme Bórquez
f Catalina Belén Jaramillo Ojeda
m Elías Benjamín Marilao Cerda
f Fernanda Ignacia Lobos Aravena
m Maximiliano José Troncoso Peña
f Ludmila Rosario Ferreyra
m Ignacio Javier Hermosilla Duarte
f Nicole Alejandra Valdebenito Roa
m Kevin Andrés Melillán Alvarado
f Josefa Antonella Cisternas Paredes
m Franco Emanuel Bustamante Leal
f Rosa Elvira Huaiquimil Catalán
m Sergio Andrés Palma Figueroa
f Mariana del Valle Colmenares
m Hernán Octavio Schmidt Oporto
f Bárbara Scarlett Gutiérrez Sáez
m Cristian Eduardo Loncomilla Díaz
f Victoria Alejandra Arancibia Rojo
m Marcelo Fabián Sepúlveda Ulloa
f Anahí Belén Currimil Tapia
m Esteban Rodrigo Yáñez Cáceres
f Macarena Paz Olivares Jerez
m Julián Camilo Restrepo Ospina
f Pía Constanza Urrutia Bello
m Claudio Antonio Huichapani Ríos
f Karen Elizabeth Norambuena Sierra
m Manuel Alejandro Chávez Huamán
f Amanda Isabel Cortés Valderrama
m Roberto Carlos Vargas Almonacid
f Rocío Alejandra Levicoy Barrientos
m Agustín Vicente Carvajal Fritz
f Melany Tatiana Cifuentes Aillapán
m Patricio Hernán Lincopán Sanhueza
f Emilia Josefina Morales Etchegaray
m Luis Alberto Queupumil Castro
f Scarlette Guerda Desir
m Francisco Javier Araneda Molina
f Lorena Beatriz Obando Ampuero
m Damián Leonel Coñuecar Vera
f Sofía Renata Zúñiga Larenas
m Andrés Felipe Moncada Giraldo
f Ximena Andrea Raimán Pinto
m Gabriel Alonso Parra Bascur
f Carolina Estefanía Hott Winkler
m Mauricio Enrique Vásquez Lillo
f Yesenia Paola Mansilla Chiguay
m Simón Alejandro Cabrera Gajardo
f Ignacia Valentina Labra Moreno
m Raúl Ernesto Huenteo Pacheco
f Maite Alejandra Soriano Bravo
m Eduardo Andrés Garrido Solís
f Fabiola Inés Calfuqueo Jara
m Oscar Daniel Urdaneta Briceño
f Tamara Andrea Pincheira Rozas
m Héctor Mauricio Nahuelpán Torres
f Consuelo Isabel Miranda Abarca
m Nicolás Alfonso Burgos Retamal
f Danitza Maribel Apaza Flores
m Ariel Osvaldo Muñoz Treimún
f Katherine Andrea Escobar Nahuel
m Leonardo Iván Fariña Pavez
f Begoña Mercedes Ibáñez Letelier
m Camilo Andrés Cheuquepán Oliva
f Susana Marcela Barrios Quezada
m Renato Ignacio Philippi Cornejo
f Eliana Rosa Hueche Pailaya
m Víctor Manuel Cárdenas Ruiz
f Monserrat Alejandra Gómez Vera
m Jonathan Eliseo Aburto Silva
f Aylin Francisca Marileo Canales
m Pedro Pablo Riveros Astudillo
f Verónica Alicia Maturana Sáenz
m Samuel Elías Augustin
f Loreto Isabel Caamaño Vivar
m Juan Carlos Huircán Medina
f Jazmín Antonia Ponce Villar
m Germán Rodolfo Ojeda Navarro
f Lidia Ester Carimán Fuentes
m Alexis Bernardo Cáceres Mora
f Teresa Magdalena Ovalle Prado
`;

export const PEOPLE_NAMES: readonly { gender: Gender; name: string }[] = NAMES.trim()
  .split("\n")
  .map((line) => ({ gender: line.startsWith("f ") ? "f" : "m", name: line.slice(2) }));
