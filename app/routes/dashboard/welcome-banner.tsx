const stats = [
  { figure: "5 min", text: "Actividad Rápida" },
  { figure: "100%", text: "Análisis Finalizado" },
  { figure: "3 Niveles", text: "de experiencia" },
] as const;

/** The one dark panel of the home screen; the landscape fades into it, sideways on wide screens, upwards on narrow ones. */
export function WelcomeBanner() {
  return (
    <section className="@container">
      <div className="relative flex flex-col justify-between gap-6 overflow-hidden rounded-[1.25rem] bg-patina-900 p-5 pb-0 text-white @min-[42rem]:min-h-54 @min-[42rem]:rounded-dialog @min-[42rem]:px-9 @min-[42rem]:py-8">
        <div
          aria-hidden="true"
          className="absolute inset-x-0 top-20 bottom-15 bg-[url(/art/landscape-wide.svg)] [mask-image:linear-gradient(#0000,#000_45%)] bg-[84%_48%] bg-no-repeat [background-size:max(100%,28rem)_auto] @min-[42rem]:inset-y-0 @min-[42rem]:right-0 @min-[42rem]:left-[38%] @min-[42rem]:[mask-image:linear-gradient(90deg,#0000,#000_45%)] @min-[42rem]:[background-size:cover] @min-[42rem]:bg-right"
        />
        <div className="relative">
          <h2 className="max-w-[26rem] text-[1.375rem] leading-6.75 font-[620] tracking-[-0.026em] @min-[42rem]:text-[1.75rem] @min-[42rem]:leading-8.5">
            Prepárate hoy para la conversación que te importa
          </h2>
          <p className="mt-2 max-w-[25rem] text-patina-100 @max-[42rem]:hidden">
            Tres herramientas, a tu ritmo. Cada una te toma pocos minutos y deja algo concreto en tus manos.
          </p>
        </div>
        <ul className="relative -mx-5 mt-21 grid grid-cols-[repeat(3,auto)] gap-2 bg-patina-950 px-4 py-3 @min-[22rem]:gap-3 @min-[22rem]:px-5 @min-[30rem]:mt-30 @min-[42rem]:mx-0 @min-[42rem]:mt-0 @min-[42rem]:flex @min-[42rem]:gap-9 @min-[42rem]:bg-transparent @min-[42rem]:p-0">
          {stats.map((stat) => (
            <li key={stat.figure}>
              <span className="block text-[1.1875rem] leading-6 font-[660] tracking-[-0.02em] tabular-nums @min-[42rem]:text-[1.5rem] @min-[42rem]:leading-7">
                {stat.figure}
              </span>{" "}
              <span className="block text-xs text-patina-100 @min-[42rem]:text-sm">{stat.text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
