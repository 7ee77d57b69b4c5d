import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { ShownCare } from "./interview-calls.ts";

type CareDialogProps = {
  open: ShownCare | null;
  /** The interview was already over when the answer was detected: it cannot be continued. */
  isOver: boolean;
  onClose: () => void;
  onLeave: () => void;
};

/**
 * Sources of help, shown after an answer that discloses distress, violence or harassment. It uses the browser's dialog
 * element; neither Esc nor a click outside closes it, so that the student has to choose.
 */
export default function CareDialog({ open: care, isOver, onClose, onLeave }: CareDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isOpen = care !== null;
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    title.current?.focus();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="care-title"
      aria-describedby="care-text"
      onCancel={(event) => event.preventDefault()}
      className={classNames(
        "m-auto max-h-[calc(100dvh-2rem)] w-[min(100%-2rem,34rem)] overflow-y-auto rounded-dialog",
        "bg-dawn p-5 text-ink shadow-dialog backdrop:bg-scrim max-rows:mb-4 rows:p-6",
      )}
    >
      {care && (
        <>
          <img
            src="/art/spot-care.svg"
            alt=""
            width={160}
            height={120}
            className="-mt-2 mb-1 -ml-2 block h-15 w-20 rows:-mt-1 rows:mb-2 rows:-ml-3 rows:h-30 rows:w-40"
          />
          <h2 ref={title} id="care-title" tabIndex={-1} className="max-w-96 outline-none">
            Gracias por contarlo. Paremos un momento.
          </h2>
          <p id="care-text" className="mt-2 max-w-[29rem] text-ink-2">
            Lo que escribiste importa más que esta entrevista. No lo evaluamos ni lo guardamos, no queda en tu informe y
            nadie de la universidad lo ve. Si quieres hablar con alguien, aquí hay personas.
          </p>
          <ul className="mt-4 grid gap-2 rows:mt-5">
            {care.lines.map((line) => (
              <HelpRow key={line.href} {...line} />
            ))}
          </ul>
          {care.emergency !== null && (
            <p className="mt-4 text-sm leading-5 text-ink-2">
              Si estás en peligro ahora: <b className="font-semibold text-ink">{care.emergency}</b>.
            </p>
          )}
          <div className="mt-4 flex flex-wrap gap-2 rows:mt-5">
            <Button variant="secondary" onClick={onClose} className="max-rows:flex-1">
              {isOver ? "Ver mi resultado" : "Seguir"}
            </Button>
            <Button variant="secondary" onClick={onLeave} className="max-rows:flex-1">
              Dejarlo aquí
            </Button>
          </div>
          <p className="mt-2 text-sm leading-5 text-ink-3">
            {isOver
              ? "La entrevista ya había terminado, y esa respuesta no se cuenta en ella."
              : "Si entendimos mal, sigue sin problema: el reloj está detenido y puedes recuperar tu texto."}
          </p>
        </>
      )}
    </dialog>
  );
}

function HelpRow({ name, detail, href }: ShownCare["lines"][number]) {
  const verb = href.startsWith("tel:") ? "Llamar" : href.startsWith("mailto:") ? "Escribir" : "Abrir";
  return (
    <li
      className={classNames(
        "flex items-center justify-between gap-3 rounded-card border border-dawn-line bg-surface py-3 pr-3 pl-4",
      )}
    >
      <span>
        <b className="block font-semibold">{name}</b>
        <span className="block text-sm leading-5 text-ink-2">{detail}</span>
      </span>
      <LinkButton to={href} variant="secondary">
        {verb}
        <span className="sr-only">: {name}</span>
      </LinkButton>
    </li>
  );
}
