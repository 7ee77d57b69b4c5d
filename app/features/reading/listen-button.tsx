import { AudioLines, Pause, Play, Volume2 } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useReader } from "./use-reader.ts";

/** Beside a text: reads it, holds and goes on. Nothing where the device has no voice for it. */
export function ListenButton({ id, text, what }: { id: string; text: string; what: string }) {
  const [reader, { voice, current, held }] = useReader();
  if (reader === null || voice !== "ready") return null;
  if (current !== id) {
    return (
      <Button
        variant="ghost"
        size="sm"
        square
        icon={Volume2}
        aria-label={`Escuchar ${what}`}
        className="-my-2"
        onClick={() => reader.read(id, text)}
      />
    );
  }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={held ? Play : Pause}
        className="-my-2"
        onClick={() => (held ? reader.goOn() : reader.hold())}
      >
        {held ? "Seguir" : "Pausar"}
      </Button>
      {!held && (
        <span className="inline-flex items-center gap-1.5">
          <Icon glyph={AudioLines} size={16} className="text-patina-700" />
          Leyendo
        </span>
      )}
    </>
  );
}
