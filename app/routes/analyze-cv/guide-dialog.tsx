import { StepsDialog } from "#app/ui/steps-dialog.tsx";

const STEPS = [
  {
    title: "Elige tu CV",
    text:
      "Arrástralo o usa «Elegir archivo». Sirven PDF, DOC, DOCX, TXT, JPG, JPEG y PNG de hasta 15MB. Con " +
      "un PDF hecho desde tu editor de texto la lectura es más precisa que con una foto. Si otro programa te dio " +
      "tu CV como JSON Resume (.json), también sirve.",
  },
  {
    title: "Comienza el análisis",
    text:
      "Presiona «Comenzar Análisis». Toma de 2 a 3 minutos. Cuando tu archivo ya llegó " +
      "puedes cerrar la pestaña: el resultado queda en Mis Actividades.",
  },
  {
    title: "Revisa tu perfil",
    text:
      "Verás un puntaje sobre 100, hasta 6 competencias con las frases de tu CV que las respaldan, tus " +
      "fortalezas y lo que puedes mejorar. En «Cómo se calcula» está cada criterio con sus puntos.",
  },
  {
    title: "Corrige y practica",
    text:
      "En «Editar Perfil» corriges los datos que leímos mal, en «Descargar Reporte» " +
      "obtienes un PDF y en «Ir a Simulación» practicas con tus preguntas.",
  },
] as const;

/** Help of this screen. */
export function GuideDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <StepsDialog
      open={open}
      onClose={onClose}
      title="Cómo analizar tu CV"
      description="Cuatro pasos, y siempre puedes volver a empezar."
      steps={STEPS}
    />
  );
}
