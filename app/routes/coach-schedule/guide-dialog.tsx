import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";

type Part = { title: string; text: string };

const FIRST: readonly Part[] = [
  {
    title: "Elige coach, fecha y hora",
    text: "Lee en qué ayuda cada coach. Las horas con «Ocupado» ya las tomó otra persona y los días con «Completo» no tienen horas libres. Todas las horas son de Chile continental.",
  },
  {
    title: "Revisa tus datos",
    text: "Tu nombre y tu email vienen de tu cuenta y los puedes cambiar. En el mensaje cuenta qué quieres conversar: tu coach llega con algo preparado.",
  },
  {
    title: "Confirma",
    text: "Con «Confirmar Reserva» la hora es tuya. Te llega un email con la cita para tu calendario y un recordatorio 24 horas antes.",
  },
];

type GuideDialogProps = { open: boolean; onClose: () => void; cancelHours: number; maxLive: number };

/** Help of this screen. */
export default function GuideDialog({ open, onClose, cancelHours, maxLive }: GuideDialogProps) {
  const until = cancelHours === 0 ? "que comience" : `${cancelHours} ${cancelHours === 1 ? "hora" : "horas"} antes`;
  const most = maxLive === 1 ? "una cita por venir" : `${maxLive} citas por venir`;
  const parts: Part[] = [
    ...FIRST,
    {
      title: "Cambia de planes a tiempo",
      text: `En «Mis citas» puedes reagendar o cancelar hasta ${until}: la hora queda libre para otra persona. Puedes tener ${most} a la vez.`,
    },
  ];
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Cómo agendar una cita"
      description="30 minutos con un coach, gratis."
      footer={<Button onClick={onClose}>Entendido</Button>}
    >
      <ol className="grid gap-5">
        {parts.map((part, index) => (
          <li key={part.title} className="flex gap-3.5">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-patina-100 text-sm font-bold text-patina-800 tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-base leading-7">{part.title}</h3>
              <p className="text-ink-2">{part.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Modal>
  );
}
