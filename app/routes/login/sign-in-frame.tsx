import { Lock } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useHunters } from "#app/features/interview/use-hunters.ts";
import { countWord } from "#app/platform/format.ts";
import { Brand } from "#app/ui/brand.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useSite } from "#app/ui/institution.ts";

type SignInFrameProps = { title: ReactNode; lead: string; children: ReactNode };

/** Form at the left, services at the right; on narrow windows a strip of the picture above the form. */
export function SignInFrame({ title, lead, children }: SignInFrameProps) {
  const { supportContact, moreContacts } = useSite();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.38fr)]">
      <main id="contenido" tabIndex={-1} className="flex flex-col px-5 pb-6 outline-none lg:px-8 lg:pt-10 lg:pb-8">
        <div
          aria-hidden="true"
          className={classNames(
            "-mx-5 h-34 rounded-b-dialog bg-deep bg-[url(/art/landscape-wide.svg)] bg-[82%_60%]",
            "bg-no-repeat [background-size:auto_128%] sm:[background-size:cover] lg:hidden",
          )}
        />
        <div className="mx-auto w-full max-w-[23.5rem] pt-6 lg:my-auto lg:pt-0">
          <Brand to="/" className="mb-6 lg:mb-11" />
          <h1 className="mb-3 text-[1.75rem] leading-8 tracking-[-0.03em] lg:text-3xl lg:leading-[2.375rem]">
            {title}
          </h1>
          <p className="text-ink-2">{lead}</p>
          {children}
          {supportContact && (
            <p className="text-ink-2">
              ¿Necesitas una cuenta?{" "}
              <a className="link" href={supportContact}>
                Contacta al administrador
              </a>
              {moreContacts.map(({ href, label }) => (
                <Fragment key={href}>
                  {" · "}
                  <a className="link inline-block max-w-full wrap-anywhere" href={href}>
                    {label}
                  </a>
                </Fragment>
              ))}
            </p>
          )}
          <noscript>
            <p className="mt-4 rounded-[0.75rem] border border-warn-line bg-warn-soft px-4 py-3 text-warn-ink">
              Activa JavaScript en tu navegador para iniciar sesión.
            </p>
          </noscript>
        </div>
        <p className="mx-auto mt-auto flex w-full max-w-[23.5rem] items-center gap-2 pt-4 text-sm text-ink-3 lg:mt-0">
          <Icon glyph={Lock} size={16} />
          Tu CV y tus respuestas no salen de los servidores de la universidad.
        </p>
      </main>
      <ServicesPanel />
    </div>
  );
}

const servicesWith = (hunters: number) => [
  {
    art: "/art/scene-cv.svg",
    name: "Análisis de CV con IA",
    text: "Puntaje, fortalezas y qué mejorar, con la cita de tu propio texto.",
    height: "h-[14.8rem]",
  },
  {
    art: "/art/scene-interview.svg",
    name: "Entrevistas simuladas",
    text: `${countWord(hunters) ?? hunters} head hunters, del primer empleo a la alta dirección.`,
    height: "h-[17.5rem]",
  },
  {
    art: "/art/scene-coach.svg",
    name: "Coaching uno a uno",
    text: "30 minutos gratis con una persona que te conoce.",
    height: "h-[20.25rem]",
  },
];

/** The platform's services, beside the sign-in form on large screens. */
function ServicesPanel() {
  const services = servicesWith(useHunters().length);
  return (
    <aside
      aria-label="Servicios"
      className={classNames(
        "on-dark relative m-3 hidden flex-col justify-between gap-8 overflow-hidden rounded-[1.75rem]",
        "bg-deep bg-[url(/art/landscape.svg)] bg-cover bg-bottom bg-no-repeat p-8 pb-8 text-on-deep",
        "lg:flex xl:p-12 xl:pb-10",
      )}
    >
      {/* A dark overlay, so that the text is readable on the picture. */}
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
          <li key={service.name} className="grid gap-1.5 text-[0.875rem] leading-5 text-on-deep-2">
            <span
              className={classNames(
                "mb-2.5 block overflow-hidden rounded-t-[7.5rem] rounded-b-[0.75rem] bg-patina-100",
                "shadow-[0_0_0_6px_rgb(6_43_42/.55)]",
                service.height,
              )}
            >
              <img
                src={service.art}
                alt=""
                width={240}
                height={280}
                className="size-full object-cover brightness-(--picture-brightness)"
              />
            </span>
            <b className="text-[1rem] leading-5 font-[620] text-on-deep">{service.name}</b>
            <span className="min-h-15 xl:min-h-10">{service.text}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
