import { useState } from "react";
import { postJson } from "#app/http/api.ts";
import { pluralize } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { useCommand } from "./use-command.ts";

/**
 * Notice that the platform contains invented people, with a button to remove them all. A separate module because most
 * platforms have none.
 */
export default function SampleDataNotice({ people }: { people: number }) {
  const [open, setOpen] = useState(false);
  const { busy, failure, run, forget } = useCommand();
  const invented = pluralize(people, "persona inventada", "personas inventadas");
  const remove = async () => {
    const outcome = await run(() => postJson<{ removed: number }>("/api/admin/sample-data/remove"));
    if (!outcome || outcome.failure !== undefined) return;
    setOpen(false);
    notify({
      tone: "ok",
      title: "Datos de muestra eliminados",
      detail: `${pluralize(outcome.answer.removed, "persona inventada", "personas inventadas")} y todo lo suyo.`,
    });
  };
  return (
    <Alert tone="info" title={`Datos de muestra: ${invented}`} className="mb-4">
      <p>
        Están para que veas la plataforma en marcha. En Usuarios llevan la marca «Muestra»; sus resultados los calculó
        la plataforma, como los de cualquier persona.
      </p>
      <Button
        variant="secondary"
        className="mt-3 max-w-full whitespace-normal!"
        onClick={() => {
          forget();
          setOpen(true);
        }}
      >
        Eliminar los datos de muestra
      </Button>
      <ConfirmDialog
        open={open}
        title="Eliminar los datos de muestra"
        confirm="Eliminar"
        busyText="Eliminando..."
        danger
        busy={busy}
        failure={failure}
        onConfirm={remove}
        onClose={() => setOpen(false)}
      >
        <p>
          Se eliminan <b>{invented}</b> y todo lo que hicieron: análisis de CV, entrevistas y opiniones, citas,
          solicitudes de revisión, actividades y sesiones abiertas. También la cuenta de estudiante de muestra que
          anunció el primer inicio, con lo que se haya hecho en ella.
        </p>
        <p className="mt-3">
          Quedan las personas reales, lo que ellas hicieron y los demás coaches. La coach de muestra también se elimina;
          si alguien real tiene una cita con ella, queda inactiva. No se envía ningún correo. No se puede deshacer.
        </p>
      </ConfirmDialog>
    </Alert>
  );
}
