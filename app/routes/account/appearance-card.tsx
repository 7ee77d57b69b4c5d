import { Form, useRouteLoaderData } from "@remix-run/react";
import { Monitor, Moon, Sun } from "lucide-react";
import { APPEARANCES, type Appearance } from "#app/platform/appearance.ts";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { type Glyph, Icon } from "#app/ui/icon.tsx";

const CHOICES: Record<Appearance, { label: string; glyph: Glyph }> = {
  system: { label: "Sistema", glyph: Monitor },
  light: { label: "Claro", glyph: Sun },
  dark: { label: "Oscuro", glyph: Moon },
};

/** A form with one button for each appearance, so that the browser alone can send it. */
export function AppearanceCard() {
  const chosen = useRouteLoaderData<{ appearance: Appearance }>("root")?.appearance ?? "system";
  return (
    <Card as="section" aria-labelledby="apariencia">
      <h2 id="apariencia">Apariencia</h2>
      <p className="mt-1.5 mb-4 text-ink-2">Se recuerda en este navegador. «Sistema» sigue a tu equipo.</p>
      <Form method="post" preventScrollReset>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would say the heading twice */}
        <div role="group" aria-labelledby="apariencia" className="grid grid-cols-3 gap-1 rounded-control bg-sunken p-1">
          {APPEARANCES.map((appearance) => (
            <button
              key={appearance}
              type="submit"
              name="appearance"
              value={appearance}
              aria-pressed={appearance === chosen}
              className={classNames(
                "grid min-h-14 place-items-center content-center gap-1 rounded-[0.5rem] text-sm font-semibold",
                appearance === chosen
                  ? "bg-surface text-patina-800 shadow-card inset-ring inset-ring-line-strong"
                  : "text-ink-2 hover:bg-ink/6 hover:text-ink",
              )}
            >
              <Icon glyph={CHOICES[appearance].glyph} size={18} />
              {CHOICES[appearance].label}
            </button>
          ))}
        </div>
      </Form>
    </Card>
  );
}
