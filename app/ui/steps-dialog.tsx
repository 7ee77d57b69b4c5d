import { classNames } from "#app/ui/class-names.ts";
import { Button } from "./button.tsx";
import { Modal } from "./modal.tsx";

type StepsDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  steps: readonly { title: string; text: string }[];
};

/** Help for a screen: numbered steps in a dialog. */
export function StepsDialog({ open, onClose, title, description, steps }: StepsDialogProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      footer={<Button onClick={onClose}>Entendido</Button>}
    >
      <ol className="grid gap-5">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-3.5">
            <span
              aria-hidden="true"
              className={classNames(
                "grid size-7 shrink-0 place-items-center rounded-full bg-patina-100 text-sm font-bold",
                "text-patina-800 tabular-nums",
              )}
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-base leading-7">{step.title}</h3>
              <p className="text-ink-2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Modal>
  );
}
