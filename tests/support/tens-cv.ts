/** A nurse's plain CV in which everything can be read: invented. */
export const TENS_CV = `Rosario Peñaloza Ibáñez
Técnica en Enfermería de Nivel Superior
Osorno, Región de Los Lagos
rosario.penaloza@example.cl · +56 9 5555 0199

Trabajo en salud
TENS de urgencia, Hospital Base del Rahue, marzo 2021 - actualidad
Preparé 40 camas por turno y bajé de 12 a 5 las caídas de pacientes en un año.
TENS de medicina, Clínica Los Ulmos, enero 2019 - febrero 2021
Registré signos vitales de 25 pacientes por turno.

Estudios
Técnico de Nivel Superior en Enfermería, Instituto Profesional del Lago, 2016 - 2018

Conocimientos
Toma de muestras, curaciones, RCP básico, ficha electrónica`;
