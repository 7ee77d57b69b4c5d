import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Brand } from "#app/ui/brand.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useSite } from "#app/ui/site.ts";
import { ServicesPanel } from "./services-panel.tsx";

type SignInFrameProps = { title: ReactNode; lead: string; children: ReactNode };

/** Form at the left, services at the right; on narrow windows a strip of landscape over the form. */
export function SignInFrame({ title, lead, children }: SignInFrameProps) {
  const { supportContact } = useSite();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.38fr)]">
      <main id="contenido" tabIndex={-1} className="flex flex-col px-5 pb-6 outline-none lg:px-8 lg:pt-10 lg:pb-8">
        <div
          aria-hidden="true"
          className="-mx-5 h-34 rounded-b-dialog bg-patina-900 bg-[url(/art/landscape-wide.svg)] bg-[82%_60%] bg-no-repeat [background-size:auto_128%] sm:[background-size:cover] lg:hidden"
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
