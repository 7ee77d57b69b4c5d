/** A CV with lines that say little, for the workshop. */

export const WAS = "Atención de público en caja";
export const NOW = "Atendí público en caja (120 personas al día); bajaron los reclamos de 40 a 25 por mes";
export const CV = `Valentina Soto Rojas
valentina.soto@correo.cl | +56 9 8765 4321 | Quilpué, Chile

Experiencia laboral
Cajera, Supermercado Los Boldos, marzo 2022 - diciembre 2024
- Encargada de reportes mensuales a gerencia
- ${WAS}
- Reposición de productos en sala

Educación
Ingeniería Comercial, Universidad del Alerce, 2021 - 2026

Habilidades
Excel, Power BI, inglés intermedio
`;
