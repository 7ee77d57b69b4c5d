import { Link } from "@remix-run/react";
import { ListChecks, LockKeyhole, MessageCircleQuestion } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { Dial } from "#app/ui/gauge.tsx";
import { type Glyph, Icon } from "#app/ui/icon.tsx";

/** Beside the upload: what the analysis contains, and what happens to the file. */
export function WhatYouGet() {
  return (
    <aside aria-label="Sobre el análisis">
      <Card pad="none" className="p-5">
        <h2 className="text-lg leading-6">Lo que vas a recibir</h2>
        <ul className="mt-3.5 grid gap-4">
          <Gain
            title="Puntaje sobre 100"
            text="Con una pauta publicada: mismo archivo, mismo puntaje."
            href="/rubrica"
            linkText="Ver la pauta"
          >
            <Dial percent={78} tone="ok" size={56} label="Ejemplo: 78 de 100">
              <span className="text-[1rem]">78</span>
            </Dial>
          </Gain>
          <Gain title="Fortalezas y mejoras" text="Con las frases de tu CV que las respaldan.">
            <Niche glyph={ListChecks} />
          </Gain>
          <Gain title="Preguntas para practicar" text="Hasta 4, según tu experiencia.">
            <Niche glyph={MessageCircleQuestion} />
          </Gain>
        </ul>
      </Card>
      <p className="mt-4 flex gap-2 px-1 text-sm text-ink-2">
        <Icon glyph={LockKeyhole} size={16} className="mt-0.5 text-ink-3" />
        <span>
          Tu archivo se lee en los servidores de la universidad y se borra al terminar.
          {" Lo que queda guardado está en "}
          <Link className="link" to="/account">
            Mi cuenta
          </Link>
          .
        </span>
      </p>
    </aside>
  );
}

function Gain({
  title,
  text,
  href,
  linkText,
  children,
}: {
  title: string;
  text: string;
  href?: string;
  linkText?: string;
  children: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[3.5rem_1fr] items-center gap-3.5">
      {children}
      <span>
        <b className="block leading-5">{title}</b>
        <span className="block text-sm text-ink-2">
          {text}{" "}
          {href && (
            <Link className="link" to={href}>
              {linkText}
            </Link>
          )}
        </span>
      </span>
    </li>
  );
}

/** Arch-shaped frame of an icon. */
function Niche({ glyph }: { glyph: Glyph }) {
  return (
    <span className="grid h-15 w-14 place-items-center rounded-t-[1.75rem] rounded-b-chip bg-patina-50 text-patina-700">
      <Icon glyph={glyph} />
    </span>
  );
}
