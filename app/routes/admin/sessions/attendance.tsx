import type { AdminSession } from "#app/features/admin/list-answer-schemas.server.ts";
import type { SettableStatus } from "#app/features/admin/session-status.ts";
import { postJson } from "#app/http/api.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { notify } from "#app/ui/notify.tsx";
import { useCommand } from "../use-command.ts";

const CHOICES = [
  { status: "completed", word: "Llegó" },
  { status: "no_show", word: "No llegó" },
] as const;

/** Says whether the student came to a session that has begun: one press, which the notice can undo. */
export function Attendance({ session }: { session: AdminSession }) {
  const { busy, run } = useCommand();
  const set = async (status: SettableStatus, words: string, undo = true) => {
    const outcome = await run(() => postJson(`/api/admin/coach-sessions/${session.id}/status`, { status }));
    if (!outcome) return;
    if (outcome.failure !== undefined) return notify({ tone: "bad", title: "Error", detail: outcome.failure });
    notify({
      tone: "ok",
      title: `${session.clientName}: ${words}`,
      ...(undo && { action: { label: "Deshacer", onPress: () => void set("scheduled", "sin marcar", false) } }),
    });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own
    <span role="group" aria-label={`Asistencia de ${session.clientName}`} className="inline-flex max-shell:w-full">
      {CHOICES.map(({ status, word }, index) => (
        <button
          key={status}
          type="button"
          aria-pressed={session.status === status}
          disabled={busy}
          onClick={() => void set(status, word.toLowerCase())}
          className={buttonClass(
            { variant: "secondary", size: "sm" },
            `min-h-7! px-2! py-0.5! text-xs! touch:min-h-11! max-shell:min-h-11! max-shell:flex-1 ${
              index === 0 ? "rounded-r-none" : "-ml-px rounded-l-none"
            }`,
          )}
        >
          {word}
        </button>
      ))}
    </span>
  );
}
