import { useEffect, useRef } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { notify } from "#app/ui/notify.tsx";

/** What an interview did not take, because it went on or ended elsewhere: said, and left to be copied. */

type MovedProps = {
  /** Those that are not in the text box. */
  texts: readonly string[];
  onClose: () => void;
};

/** Above the text box, while the interview goes on. */
export function MovedElsewhere({ texts, onClose }: MovedProps) {
  return (
    <div className="mx-auto w-full max-w-[46rem] px-3 shell:px-0">
      <Alert tone="warn" role="status" title={titleOf(texts.length)}>
        <p>
          {texts.length === 0
            ? "Esa pregunta ya tenía otra. Lo que escribiste está en el cuadro, por si te sirve."
            : "Esa pregunta ya tenía otra, dada en otra pestaña. Puedes copiar lo que escribiste."}
        </p>
        <Texts texts={texts} />
        <Button variant="ghost" size="sm" className="-ml-3" onClick={onClose}>
          Entendido
        </Button>
      </Alert>
    </div>
  );
}

const PANEL = "mx-auto grid max-w-[46rem] gap-3 rounded-card border border-warn-line bg-surface p-4 shadow-raised";

type EndedProps = { texts: readonly string[]; listPath: string; resultPath: string };

/** Instead of the text box, for an interview that has ended. */
export function EndedElsewhere({ texts, listPath, resultPath }: EndedProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The text box that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div data-bottom-bar className="max-h-[60dvh] overflow-y-auto px-3 pt-2 pb-4 shell:px-6 shell:pb-6">
      <section className={PANEL}>
        <h2 ref={title} tabIndex={-1} className="text-base leading-6 outline-none">
          {titleOf(texts.length)}
        </h2>
        <p>
          Esta entrevista ya había terminado: en otra pestaña, o porque se acabó su tiempo. Copia tu texto si lo
          quieres.
        </p>
        <Texts texts={texts} />
        <div className="flex flex-col gap-2 rows:flex-row">
          <LinkButton to={resultPath}>Ver resultado</LinkButton>
          <LinkButton to={listPath} variant="secondary">
            Elegir otra entrevista
          </LinkButton>
        </div>
      </section>
    </div>
  );
}

const titleOf = (count: number): string =>
  count > 1 ? `Estas ${count} respuestas no se guardaron` : "Esta respuesta no se guardó";

function Texts({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <div key={index} className="mt-2 rounded-control border border-line bg-sunken p-3">
      <p className="max-h-40 overflow-y-auto whitespace-pre-wrap text-ink wrap-anywhere">{text}</p>
      <Button variant="secondary" size="sm" className="mt-2" onClick={() => void copy(text)}>
        Copiar
      </Button>
    </div>
  ));
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ tone: "ok", title: "Copiado" });
  } catch {
    // Without https there is no clipboard for pages.
    notify({ tone: "info", title: "No se pudo copiar", detail: "Selecciona el texto y cópialo con el teclado." });
  }
}
