/** An invented, honest CV with every usual part, in the marks of documentFromText. */
export const SAMPLE_CV = `# Rosario Peñaloza Ibáñez
Ingeniera en Logística
Osorno, Región de Los Lagos
rosario.penaloza@example.cl · +56 9 5555 0199

# Perfil
Ingeniera en logística con foco en bodegas de alimentos y en la coordinación de despachos a supermercados.

# Experiencia
## Jefa de Bodega, Frigorífico Los Ulmos, marzo 2021 - actualidad
- Reduje de 12 a 5 % la merma de productos refrigerados en un año.
- Coordino a 14 operarios en tres turnos.
- Preparo los informes de inventario en Power BI para la gerencia.
## Analista de Logística, Distribuidora Rahue, enero 2018 - febrero 2021
- Programé las rutas de 9 camiones entre Osorno y Puerto Montt.
- Apoyo en la recepción de mercadería.

# Formación
Ingeniería en Logística, Instituto Profesional del Lago, 2013 - 2017

# Habilidades
Excel avanzado, SAP, Power BI, control de inventarios, Softland

# Idiomas
Inglés intermedio`;
