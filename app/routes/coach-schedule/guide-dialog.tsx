import { pluralize } from "#app/platform/format.ts";
import { StepsDialog } from "#app/ui/steps-dialog.tsx";

type Part = { title: string; text: string };

const FIRST: readonly Part[] = [
  {
    title: "Elige coach, fecha y hora",
    text:
      "Lee en qué ayuda cada coach. Las horas con «Ocupado» ya las tomó otra persona y los días con " +
      "«Completo» no tienen horas libres. Todas las horas son de Chile continental.",
  },
  {
    title: "Revisa tus datos",
    text:
      "Tu nombre y tu email vienen de tu cuenta y los puedes cambiar. En el mensaje " +
      "cuenta qué quieres conversar: tu coach llega con algo preparado.",
  },
  {
    title: "Confirma",
    text:
      "Con «Confirmar Reserva» la hora es tuya. Te llega un email con la " +
      "cita para tu calendario y un recordatorio 24 horas antes.",
  },
];

type GuideDialogProps = { open: boolean; onClose: () => void; cancelHours: number; maxLive: number };

/** Help of this screen. */
export default function GuideDialog({ open, onClose, cancelHours, maxLive }: GuideDialogProps) {
  const until = cancelHours === 0 ? "que comience" : `${pluralize(cancelHours, "hora", "horas")} antes`;
  const limitText = maxLive === 1 ? "una cita por venir" : `${maxLive} citas por venir`;
  const parts: Part[] = [
    ...FIRST,
    {
      title: "Cambia de planes a tiempo",
      text:
        `En «Mis citas» puedes reagendar o cancelar hasta ${until}: la hora queda libre para otra persona. ` +
        `Puedes tener ${limitText} a la vez.`,
    },
  ];
  return (
    <StepsDialog
      open={open}
      onClose={onClose}
      title="Cómo agendar una cita"
      description="30 minutos con un coach, gratis."
      steps={parts}
    />
  );
}
