import type { CvAnalysisView, CvResult } from "#app/features/cv/result.ts";

/** An invented analysis with every part filled in; tests change what they are about. */
export function sampleView(changes: Partial<CvAnalysisView> = {}, results: Partial<CvResult> = {}): CvAnalysisView {
  return {
    id: 7,
    engine: "rules",
    rubricVersion: "1.0",
    fileName: "CV Begoña Ñancupil 2026.pdf",
    fileSize: 1_572_864,
    createdAt: "2026-11-02T21:42:00.000Z",
    textRead: "Begoña Ñancupil\nIngeniera Comercial\nbegona@correo.example",
    corrections: null,
    correctedAt: null,
    canCorrect: true,
    details: {
      criteria: [
        {
          id: "contact",
          name: "Datos de contacto",
          points: 10,
          max: 10,
          finding: "Están el correo, el teléfono y la ciudad.",
          evidence: ["begona@correo.example"],
        },
        {
          id: "achievements",
          name: "Logros con cifras",
          points: 12.5,
          max: 20,
          finding: "2 de 3 cargos muestran un resultado con números.",
          evidence: ["Reduje el inventario en 18 %", "Capacité a 12 personas"],
        },
        {
          id: "spelling",
          name: "Ortografía",
          points: 3,
          max: 10,
          finding: "Hay 6 palabras con errores: revisa «tecnologia» y «analisis».",
          evidence: [],
        },
      ],
      notices: [{ kind: "truncated", message: "El archivo es muy largo: leímos las primeras páginas." }],
      found: { pages: 2, jobs: 3, skills: 11 },
    },
    results: {
      candidate: {
        name: "Begoña Ñancupil Peñailillo",
        profession: "Ingeniera Comercial",
        location: "Valparaíso, Chile",
        experience: "4,2 años de experiencia",
        education: "Ingeniería Comercial, Universidad del Alerce (2015 - 2020)",
        skills: ["Power BI", "SQL", "Control de gestión", "Excel avanzado", "Presupuestos", "Inglés intermedio"],
        email: "begona@correo.example",
        phone: "+56 9 5555 0101",
        linkedin: "linkedin.com/in/begona-nancupil",
      },
      summary:
        "Profesional de control de gestión con foco en datos: automatiza reportes y trabaja con distintas " +
        "áreas. Su siguiente paso está en mostrar el efecto de su trabajo con cifras.",
      structure_evaluation: { puntuacion_total: 78 },
      competencies: [
        { name: "Comunicación", score: 8.2, evidence: "Presenté resultados mensuales a gerencia" },
        { name: "Liderazgo", score: 5, evidence: "Coordiné a 4 practicantes" },
        { name: "Inglés", score: 4.9, evidence: "Inglés básico" },
      ],
      recommendations: {
        strengths: ["Muestras Power BI y SQL en un proyecto concreto.", "Tu trayectoria es continua."],
        improvement_areas: [
          "Agrega números a tus logros: cuánto bajó el inventario.",
          "Indica tu nivel de inglés con una certificación.",
        ],
      },
      experience_analysis: { years_total: 4.2 },
      interview_questions: [
        { question: "¿Qué mejora has liderado y cómo la mediste?", category: "Logros", difficulty: "intermediate" },
        {
          question: "¿Cómo explicas un dato incómodo a una gerencia?",
          category: "Comunicación",
          difficulty: "advanced",
        },
        { question: "¿Por qué elegiste tu carrera?", category: "Motivación", difficulty: "basic" },
      ],
      ...results,
    },
    ...changes,
  };
}
