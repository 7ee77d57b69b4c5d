import { useRevalidator } from "@remix-run/react";
import { nextStatuses, type SettableStatus } from "#app/features/admin/session-status.ts";
import type { Appointment } from "#app/features/coaching/desk/desk-view.ts";
import { postJson } from "#app/http/api.ts";
import { useCommand } from "#app/routes/admin/use-command.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { notify } from "#app/ui/notify.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type StateButtonsProps = { appointment: Appointment; now: string };

const CHOICES = [
  { status: "completed", word: "Asistió" },
  { status: "no_show", word: "No llegó" },
] as const;

/** How the appointment went: one press, which the notice can undo. Before it begins there is nothing to say. */
export function StateButtons({ appointment: { id, name, status, startsAt }, now }: StateButtonsProps) {
  const { busy, run } = useCommand();
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const may = nextStatuses({ status, scheduledDate: startsAt }, new Date(now));
  if (status === "cancelled") return <p className="text-ink-2">Cancelada</p>;
  if (startsAt > now) return null;
  const set = async (to: SettableStatus, words: string, undo = true) => {
    const outcome = await run(() => postJson(`/api/admin/coach-sessions/${id}/status`, { status: to }));
    if (!outcome) return;
    if (outcome.failure !== undefined) return notify({ tone: "bad", title: "Error", detail: outcome.failure });
    revalidate();
    notify({
      tone: "ok",
      title: `${name}: ${words}`,
      ...(undo && { action: { label: "Deshacer", onPress: () => void set("scheduled", "sin marcar", false) } }),
    });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own
    <span role="group" aria-label="Cómo terminó" className="inline-flex max-shell:w-full">
      {CHOICES.map(({ status: to, word }, index) => (
        <button
          key={to}
          type="button"
          aria-pressed={status === to}
          disabled={busy || !hydrated || (status !== to && !may.includes(to))}
          onClick={() => void (status === to ? set("scheduled", "sin marcar") : set(to, word.toLowerCase()))}
          className={buttonClass(
            { variant: status === to ? "primary" : "secondary" },
            index === 0 ? "rounded-r-none max-shell:flex-1" : "-ml-px rounded-l-none max-shell:flex-1",
          )}
        >
          {word}
        </button>
      ))}
    </span>
  );
}
