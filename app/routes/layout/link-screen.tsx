import { forwardRef, type ReactNode } from "react";
import { ArchPortrait } from "#app/ui/avatar.tsx";
import { Brand } from "#app/ui/brand.tsx";
import { Card } from "#app/ui/card.tsx";
import { useSite } from "#app/ui/institution.ts";

type LinkScreenProps = {
  title: string;
  lead: string;
  /** What was done, as a badge over the heading. */
  done?: ReactNode;
  children?: ReactNode;
};

/** The frame of a page that a link of a mail opens, without a session. The ref is the heading, for the focus. */
export const LinkScreen = forwardRef<HTMLHeadingElement, LinkScreenProps>(function LinkScreen(
  { title, lead, done, children },
  heading,
) {
  const { supportContact } = useSite();
  return (
    <div className="flex min-h-dvh flex-col px-4 pt-5 pb-6 sm:px-8 sm:pt-7 sm:pb-8">
      <header>
        <Brand to="/" />
      </header>
      <main id="contenido" tabIndex={-1} className="mx-auto my-auto w-full max-w-[30rem] py-8 outline-none">
        <ArchPortrait src="/art/scene-coach.svg" alt="" className="mb-5 w-18" />
        {done && <p className="mb-2">{done}</p>}
        <h1 ref={heading} tabIndex={-1} className="mb-2 text-2xl tracking-[-0.03em] outline-none sm:text-3xl">
          {title}
        </h1>
        <p className="text-lg text-ink-2">{lead}</p>
        {children}
      </main>
      {supportContact && (
        <footer className="mx-auto w-full max-w-[30rem] text-sm text-ink-3">
          ¿Algo no calza?{" "}
          <a className="link" href={supportContact}>
            Escribe a Desarrollo Profesional
          </a>
        </footer>
      )}
    </div>
  );
});

/** What the link is about: when, and what else helps to recognise it. */
export function LinkFacts({ when, facts }: { when: string; facts: readonly { label: string; value: string }[] }) {
  return (
    <Card className="mt-6 wrap-anywhere">
      <p className="text-lg font-[620] text-balance first-letter:uppercase">{when}</p>
      <dl className="mt-3 grid gap-2.5 border-t border-line pt-3.5">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid gap-x-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
            <dt className="text-sm leading-6 text-ink-3">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** In the place of a button that needs scripts. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className="mt-4 rounded-[0.75rem] border border-warn-line bg-warn-soft px-4 py-3 text-warn-ink">
        Activa JavaScript en tu navegador para usar este botón.
      </p>
    </noscript>
  );
}
