import { Link } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { ArchPortrait } from "#app/ui/avatar.tsx";
import { cardClass } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

const services = [
  {
    to: "/analyze-cv",
    art: "/art/scene-cv.svg",
    name: "Analizar CV",
    text: "Sube tu currículum y recibe un puntaje con evidencias y mejoras.",
    action: "Analizar mi CV",
  },
  {
    to: "/coach-schedule",
    art: "/art/scene-coach.svg",
    name: "Agenda Coach",
    text: "30 minutos gratis, presencial o virtual, con un coach de carrera.",
    action: "Agendar sesión",
  },
  {
    to: "/interviews",
    art: "/art/scene-interview.svg",
    name: "Entrevistas IA",
    text: "Practica con Natalia, Cristian o Mia, según tu experiencia.",
    action: "Elegir head hunter",
  },
] as const;

/** The three tools: each card is one link. */
export function ServiceCards() {
  return (
    <section aria-label="Herramientas" className="@container mt-3 shell:mt-5">
      {/* The sidebar takes its share of the window: what counts is the room that is left. */}
      <div className="grid gap-3 @min-[56rem]:grid-cols-3 @min-[56rem]:gap-4">
        {services.map((service) => (
          <Link
            key={service.to}
            to={service.to}
            className={classNames(
              cardClass,
              "grid grid-cols-[4.25rem_1fr] items-center gap-4 p-3.5 transition-[border-color,box-shadow] hover:border-patina-300 hover:shadow-raised",
              "@min-[36rem]:@max-[56rem]:grid-cols-[5.5rem_1fr] @min-[56rem]:p-5 @min-[64rem]:grid-cols-[5.5rem_1fr] @min-[64rem]:gap-4.5",
            )}
          >
            <ArchPortrait src={service.art} alt="" />
            <span>
              <h2 className="text-lg leading-6">{service.name}</h2>
              <span className="mt-1 block text-pretty text-[0.875rem] leading-5 text-ink-2">{service.text}</span>
              <span className="mt-1.5 inline-flex items-center gap-1 text-[0.875rem] font-semibold text-patina-700 shell:mt-2.5">
                {service.action}
                <Icon glyph={ArrowRight} size={16} />
              </span>
            </span>
          </Link>
        ))}
      </div>
    </section>
  );
}
