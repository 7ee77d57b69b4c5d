/** Two versions of a sample CV for the demo student: a first draft, and the same CV after revision. */

export const DEMO_DRAFT = `Camila Rojas Fuentes
Ingeniería Comercial
camila.rojas@example.cl

Sobre mí
Soy una persona proactiva, responsable y con muchas ganas de aprender. Trabajo bajo presión y me adapto a los cambios.

Experiencia
Analista de control de gestión, Distribuidora Cerro Pintado, 2024 a la fecha
Encargada de los reportes mensuales.
Apoyo en presupuesto y otras tareas del área.

Práctica profesional, Cooperativa Ribera Norte, 2023
Apoyo al área de finanzas.

Estudios
Ingeniería Comercial, Universidad del Alerce, 2018 - 2023

Conocimientos
Excel, Power BI, SAP, inglés intermedio`;

export const DEMO_IMPROVED = `Camila Rojas Fuentes
Ingeniera Comercial | Control de gestión y análisis de datos
Valdivia, Región de Los Ríos
camila.rojas@example.cl · +56 9 5555 0142

Perfil
Ingeniera comercial dedicada al control de gestión en empresas de distribución. Automatizo reportes y convierto datos \
de ventas e inventario en decisiones que bajan costos.

Experiencia laboral

Analista de control de gestión
Distribuidora Cerro Pintado
Enero 2024 - actualidad
- Automaticé en Power BI y SQL 14 reportes mensuales; el cierre pasó de 9 a 4 días.
- Reduje 18% las diferencias de inventario al cruzar SAP con los conteos de 3 bodegas.
- Presento los resultados a gerencia y coordino el presupuesto de seis áreas.
- Responsable de responder las consultas de auditoría.

Práctica profesional
Cooperativa Ribera Norte
Enero 2023 - marzo 2023
- Apoyé el levantamiento de los procesos de pago a proveedores.
- Actualicé planillas de flujo de caja y conciliaciones bancarias.

Formación académica
Ingeniería Comercial, Universidad del Alerce, 2018 - 2023
Diplomado en Análisis de Datos, Universidad del Alerce, 2025

Habilidades
Power BI, SQL, Excel avanzado, SAP, control de gestión, elaboración de presupuestos, modelos financieros

Idiomas
Español nativo, inglés intermedio (B2)`;
