import { classNames } from "#app/ui/class-names.ts";

const services = [
  {
    art: "/art/scene-cv.svg",
    name: "Análisis de CV con IA",
    text: "Puntaje, fortalezas y qué mejorar, con la cita de tu propio texto.",
    height: "h-[14.8rem]",
  },
  {
    art: "/art/scene-interview.svg",
    name: "Entrevistas simuladas",
    text: "Tres head hunters, del primer empleo a la alta dirección.",
    height: "h-[17.5rem]",
  },
  {
    art: "/art/scene-coach.svg",
    name: "Coaching uno a uno",
    text: "30 minutos gratis con una persona que te conoce.",
    height: "h-[20.25rem]",
  },
] as const;

/** What the platform offers, beside the sign-in form of large screens. */
export function ServicesPanel() {
  return (
    <aside
      aria-label="Servicios"
      className="on-dark relative m-3 hidden flex-col justify-between gap-8 overflow-hidden rounded-[1.75rem] bg-patina-900 bg-[url(/art/landscape.svg)] bg-cover bg-bottom bg-no-repeat p-8 pb-8 text-white lg:flex xl:p-12 xl:pb-10"
    >
      {/* A scrim, so that the text under the arches reads on the picture. */}
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-64 bg-[linear-gradient(transparent,rgb(6_43_42/.88)_55%)]"
      />
      <h2 className="relative text-3xl font-[620] tracking-[-0.03em] xl:text-4xl">
        Del aula al trabajo,
        <br />
        con alguien a tu lado.
      </h2>
      <ul className="relative grid grid-cols-3 items-end gap-5">
        {services.map((service) => (
          <li key={service.name} className="grid gap-1.5 text-[0.875rem] leading-5 text-patina-100">
            <span
              className={classNames(
                "mb-2.5 block overflow-hidden rounded-t-[7.5rem] rounded-b-[0.75rem] bg-patina-100 shadow-[0_0_0_6px_rgb(6_43_42/.55)]",
                service.height,
              )}
            >
              <img src={service.art} alt="" width={240} height={280} className="size-full object-cover" />
            </span>
            <b className="text-[1rem] leading-5 font-[620] text-white">{service.name}</b>
            <span className="min-h-15 xl:min-h-10">{service.text}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
