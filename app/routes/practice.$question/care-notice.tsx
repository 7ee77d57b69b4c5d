import { useEffect, useRef } from "react";
import type { AttemptReply } from "#app/features/practice/api-schemas.server.ts";
import { Button } from "#app/ui/button.tsx";

type CareNoticeProps = { care: NonNullable<AttemptReply["care"]>; onGoOn: () => void; onLeave: () => void };

/** Where help is, in place of the question, after a text that discloses distress, violence or harassment. */
export function CareNotice({ care, onGoOn, onLeave }: CareNoticeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="care-title" className="rounded-dialog border border-dawn-line bg-dawn p-5 shell:p-9">
      <h2 ref={title} id="care-title" tabIndex={-1} className="outline-none">
        Gracias por contarlo. Paremos un momento.
      </h2>
      <p className="mt-2 max-w-[36rem] text-ink-2">
        Lo que escribiste importa más que este ejercicio. No lo evaluamos ni lo guardamos. Si quieres hablar con
        alguien, aquí hay personas.
      </p>
      <ul className="mt-4 grid max-w-[36rem] gap-2">
        {care.lines.map(({ name, detail, href }) => (
          <li key={href} className="rounded-card border border-dawn-line bg-surface px-4 py-3">
            <a href={href} className="link font-semibold touch:inline-block touch:min-h-11 touch:content-center">
              {name}
            </a>
            <span className="block text-sm leading-5 text-ink-2">{detail}</span>
          </li>
        ))}
      </ul>
      {care.emergency !== null && (
        <p className="mt-4 text-sm leading-5 text-ink-2">
          Si estás en peligro ahora: <b className="font-semibold text-ink">{care.emergency}</b>.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onGoOn} className="max-rows:flex-1">
          Seguir
        </Button>
        <Button variant="secondary" onClick={onLeave} className="max-rows:flex-1">
          Dejarlo aquí
        </Button>
      </div>
      <p className="mt-2 text-sm leading-5 text-ink-2">
        Si entendimos mal, sigue sin problema: tu texto está donde lo dejaste.
      </p>
    </section>
  );
}
