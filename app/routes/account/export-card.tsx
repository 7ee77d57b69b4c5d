import { Card } from "#app/ui/card.tsx";
import { ExportLink } from "./export-link.tsx";

export function ExportCard() {
  return (
    <Card as="section" aria-labelledby="descargar">
      <h2 id="descargar">Descargar mis datos</h2>
      <p className="mt-1.5 mb-4 text-ink-2">
        Un archivo ZIP con todo lo que se guarda de ti, tus reportes en PDF y una explicación.
      </p>
      <ExportLink block>Descargar mis datos</ExportLink>
    </Card>
  );
}
