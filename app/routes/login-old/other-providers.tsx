import { Button } from "#app/ui/button.tsx";

const PROVIDERS = ["Google", "Microsoft"] as const;

/** Outside identity providers are not connected: the buttons say so and log the click, as specified. */
export function OtherProviders() {
  const logClick = (provider: string) => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for exactly this: the click is logged, nothing else happens
    console.info(`Inicio de sesión con ${provider}: no disponible`);
  };
  return (
    <div className="mb-6">
      <p className="mb-3 flex items-center gap-3 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        o continúa con
      </p>
      <div className="grid grid-cols-2 gap-2">
        {PROVIDERS.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            aria-describedby="providers-note"
            onClick={() => logClick(provider)}
          >
            {provider}
          </Button>
        ))}
      </div>
      <p id="providers-note" className="mt-2 text-center text-sm text-ink-3">
        No disponible
      </p>
    </div>
  );
}
