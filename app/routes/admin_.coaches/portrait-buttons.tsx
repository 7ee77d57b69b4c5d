import { Upload } from "lucide-react";
import { useRef } from "react";
import type { AdminCoach } from "#app/features/admin/panel-api-schemas.server.ts";
import { PICTURE_ACCEPT, PICTURE_LIMITS } from "#app/features/admin/picture-limits.ts";
import { postForm, postJson } from "#app/http/api.ts";
import { useCommand } from "#app/routes/admin/use-command.ts";
import { Button } from "#app/ui/button.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { notify } from "#app/ui/notify.tsx";

/** Chooses a photograph of the coach, or goes back to the initials. */
export function PortraitButtons({ coach }: { coach: AdminCoach }) {
  const { busy, run } = useCommand();
  const input = useRef<HTMLInputElement>(null);
  const change = async (send: () => Promise<unknown>, done: string) => {
    const outcome = await run(send);
    if (!outcome) return;
    if (outcome.failure !== undefined) notify({ tone: "bad", title: "La foto no cambió", detail: outcome.failure });
    else notify({ tone: "ok", title: done, detail: coach.name });
  };
  const choose = (file: File) => {
    const { bytes, tooLarge } = PICTURE_LIMITS.portrait;
    if (file.size > bytes) return notify({ tone: "bad", title: "La foto no cambió", detail: tooLarge });
    const form = new FormData();
    form.append("portrait", file, file.name);
    return change(() => postForm(`/api/admin/coach-portrait?coachId=${coach.id}`, form), "Foto guardada");
  };
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        icon={Upload}
        busy={busy}
        busyText="Guardando..."
        aria-label={`${coach.image ? "Cambiar" : "Elegir"} la foto de ${coach.name}`}
        onClick={() => input.current?.click()}
        className="touch:min-h-11"
      >
        {coach.image ? "Cambiar foto" : "Elegir foto"}
      </Button>
      {coach.image && (
        <Button
          variant="ghost"
          size="sm"
          disabled={busy}
          aria-label={`Usar las iniciales de ${coach.name}`}
          onClick={() =>
            change(() => postJson("/api/admin/coach-portrait/remove", { coachId: coach.id }), "Quedan las iniciales")
          }
          className="touch:min-h-11"
        >
          Usar iniciales
        </Button>
      )}
      <FileInput
        ref={input}
        accept={PICTURE_ACCEPT}
        aria-label={`Archivo con la foto de ${coach.name}`}
        onChoose={([file]) => file && choose(file)}
      />
    </div>
  );
}
