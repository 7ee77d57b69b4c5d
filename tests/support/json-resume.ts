/** A nurse's CV as another program writes it, with empty fields, a photo and two fields of its own: invented. */
export const JSON_RESUME = {
  $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
  basics: {
    name: "Rosario Peñaloza Ibáñez",
    label: "Técnica en Enfermería de Nivel Superior",
    image: "https://fotos.example.com/rosario.jpg",
    email: "rosario.penaloza@example.cl",
    phone: "+56 9 5555 0199",
    url: null,
    location: { address: "", city: "Osorno", region: "Región de Los Lagos" },
    profiles: [{ network: "LinkedIn", username: "rosario", url: "https://www.linkedin.com/in/rosario" }],
  },
  work: [
    {
      name: "Hospital Base del Rahue",
      position: "TENS de urgencia",
      startDate: "2021-03-01",
      endDate: "",
      highlights: ["Preparé 40 camas por turno y bajé de 12 a 5 las caídas de pacientes en un año."],
      salary: 700_000,
    },
    {
      name: "Clínica Los Ulmos",
      position: "TENS de medicina",
      startDate: "2019-01",
      endDate: "2021-02",
      highlights: ["Registré signos vitales de 25 pacientes por turno."],
    },
  ],
  education: [
    {
      institution: "Instituto Profesional del Lago",
      studyType: "Técnico de Nivel Superior en Enfermería",
      startDate: "2016",
      endDate: "2018",
    },
  ],
  skills: [{ name: "", keywords: ["Toma de muestras", "Curaciones", "RCP básico", "Ficha electrónica"] }],
  hobbies: ["ciclismo"],
};

/** What of it is not in the CV as it is read. */
export const UNUSED = ["basics.image", "work[0].salary", "hobbies"];
