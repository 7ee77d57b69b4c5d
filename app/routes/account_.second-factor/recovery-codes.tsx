import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";

/** The new recovery codes, which no later visit shows. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-4">
      <h3 ref={heading} tabIndex={-1} className="outline-none">
        Guarda tus códigos de recuperación
      </h3>
      <p className="mt-1 text-ink-2">
        Cada uno sirve una vez, si pierdes el teléfono. Guárdalos fuera de él: no se muestran otra vez.
      </p>
      <ul className="my-4 grid gap-x-6 gap-y-1.5 font-mono rows:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon={Download} onClick={() => download(codes)}>
          Descargar como texto
        </Button>
        <Button onClick={onDone}>Ya los guardé</Button>
      </div>
    </div>
  );
}

function download(codes: readonly string[]): void {
  const lines = ["Códigos de recuperación. Cada uno sirve una vez.", "", ...codes, ""];
  const url = URL.createObjectURL(new Blob([lines.join("\r\n")], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "codigos-de-recuperacion.txt";
  link.click();
  URL.revokeObjectURL(url);
}
