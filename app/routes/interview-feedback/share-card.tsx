import { Download, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { countWord, formatMonth } from "#app/platform/format.ts";
import { Button } from "#app/ui/button.tsx";
import { useSite } from "#app/ui/institution.ts";
import { notify } from "#app/ui/notify.tsx";
import { downloadFile } from "./download-file.ts";
import { drawCard } from "./draw-card.ts";

type ShareCardProps = {
  name: string;
  questions: number;
  /** ISO-8601 UTC. */
  endedAt: string;
};

/** A picture to keep or to show: what was done and when, without score or answers. */
export function ShareCard({ name, questions, endedAt }: ShareCardProps) {
  const { institution } = useSite();
  const count = countWord(questions)?.toLocaleLowerCase("es") ?? String(questions);
  const title = `Completé una entrevista simulada de ${count} preguntas`;
  const month = formatMonth(endedAt);
  const canShare = useCanShare();
  const make = async (use: (file: File) => Promise<void> | void) => {
    try {
      const picture = await drawCard({ institution, title, name, month });
      await use(new File([picture], `entrevista-simulada-${endedAt.slice(0, 7)}.png`, { type: picture.type }));
    } catch (error) {
      // The person closed the device's own dialog.
      if (error instanceof DOMException && error.name === "AbortError") return;
      notify({ tone: "bad", title: "No se pudo hacer la tarjeta", detail: "Prueba otra vez o con otro navegador." });
    }
  };
  return (
    <section aria-labelledby="compartir" className="border-t border-line pt-5 print:hidden">
      <h2 id="compartir">Para compartir</h2>
      <div
        role="img"
        aria-label={`Tarjeta: ${title}. ${name}, ${institution}, ${month}`}
        className="relative mt-3 aspect-[1200/630] max-w-96 overflow-hidden rounded-card bg-deep p-5 text-on-deep"
      >
        <p className="text-xs text-on-deep-mark">{institution}</p>
        <p className="mt-1.5 max-w-[70%] text-lg leading-6 font-[650] text-balance">{title}</p>
        <p className="mt-2 max-w-[70%] text-xs text-on-deep-2">
          <span className="line-clamp-2 wrap-anywhere">{name}</span>
          {month}
        </p>
        <img src="/art/sello.svg" alt="" className="absolute right-4 bottom-0 h-[62%]" />
      </div>
      <p className="mt-1.5 text-sm text-ink-3">Sin puntaje ni respuestas.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={Download}
          onClick={() => make((file) => downloadFile(file, file.name))}
        >
          Descargar tarjeta
        </Button>
        {canShare && (
          <Button
            variant="ghost"
            size="sm"
            icon={Share2}
            onClick={() => make((file) => navigator.share({ files: [file] }))}
          >
            Compartir
          </Button>
        )}
      </div>
    </section>
  );
}

/** Whether the device has a dialog to which pictures can be given. */
function useCanShare(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => {
    const sample = new File([""], "tarjeta.png", { type: "image/png" });
    setCan(navigator.canShare?.({ files: [sample] }) ?? false);
  }, []);
  return can;
}
