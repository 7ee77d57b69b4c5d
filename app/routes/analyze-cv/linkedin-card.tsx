import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import type { CvAnalysisView, CvResult } from "#app/features/cv/result.ts";
import { linkedinSuggestions } from "#app/features/cv/review/linkedin-suggestions.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { copyText } from "#app/ui/copy-text.ts";
import { notify } from "#app/ui/notify.tsx";

const COPIED_MS = 3_000;

/** Suggestions for LinkedIn, from the displayed profile. */
export function LinkedinCard({ candidate, view }: { candidate: CvResult["candidate"]; view: CvAnalysisView }) {
  const years = view.results.experience_analysis.years_total;
  const { headline, keywords, recommendations } = linkedinSuggestions(candidate, years, view);
  return (
    <Card as="section" aria-labelledby="linkedin">
      <h2 id="linkedin">Sugerencias para LinkedIn</h2>
      <h3 className="mt-3 mb-1.5 text-[0.875rem] leading-5 font-semibold">Titular sugerido</h3>
      {headline ? (
        <Headline text={headline} />
      ) : (
        <p className="text-ink-2">Agrega tu profesión y tus habilidades en «Editar Perfil» para armar un titular.</p>
      )}
      {keywords.length > 0 && (
        <>
          <h3 className="mt-4 mb-1.5 text-[0.875rem] leading-5 font-semibold">
            Palabras clave <span className="font-normal text-ink-3">para tu sección de aptitudes, en este orden</span>
          </h3>
          <ul className="flex flex-wrap gap-1.5">
            {keywords.map((keyword) => (
              <li key={keyword}>
                <Chip>{keyword}</Chip>
              </li>
            ))}
          </ul>
        </>
      )}
      {recommendations.length > 0 && (
        <>
          <h3 className="mt-4 mb-1.5 text-[0.875rem] leading-5 font-semibold">Recomendaciones adicionales</h3>
          <ul className="grid gap-1.5 text-ink-2">
            {recommendations.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Headline({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => setCopied(false), COPIED_MS);
    return () => window.clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await copyText(text)) setCopied(true);
    else
      notify({
        tone: "info",
        title: "Tu navegador no permite copiar",
        detail: "Selecciona el titular y cópialo con el teclado.",
      });
  };
  return (
    <div className="flex items-center justify-between gap-2 rounded-control bg-paper py-2 pr-2 pl-3.5">
      <span className="min-w-0 wrap-anywhere">{text}</span>
      <Button variant="ghost" size="sm" icon={copied ? Check : Copy} onClick={copy} className="shrink-0">
        {copied ? "Copiado" : "Copiar"}
      </Button>
      <span role="status" className="sr-only">
        {copied && "Titular copiado"}
      </span>
    </div>
  );
}
