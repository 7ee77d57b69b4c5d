import type { ReactNode } from "react";
import { Brand } from "#app/ui/brand.tsx";
import { useSite } from "#app/ui/institution.ts";
import { LinkButton } from "#app/ui/link-button.tsx";

type MessageScreenProps = {
  art: string;
  artWidth: number;
  artHeight: number;
  title: string;
  text: string;
  children: ReactNode;
  footer?: ReactNode;
};

/** A screen outside the application's frame, with an illustration, a message and one link or button. */
function MessageScreen({ art, artWidth, artHeight, title, text, children, footer }: MessageScreenProps) {
  return (
    <div className="flex min-h-dvh flex-col px-5 pt-5 pb-6 sm:px-8 sm:pt-7 sm:pb-8">
      <header>
        <Brand to="/" />
      </header>
      <main id="contenido" tabIndex={-1} className="m-auto max-w-[34rem] py-6 text-center outline-none">
        <img src={art} alt="" width={artWidth} height={artHeight} className="mx-auto h-auto max-w-full" />
        <h1 className="mt-6 mb-3 text-3xl tracking-[-0.035em] sm:text-4xl">{title}</h1>
        <p className="mb-7 text-lg text-balance text-ink-2">{text}</p>
        <div className="flex flex-col justify-center gap-3 sm:flex-row">{children}</div>
      </main>
      {footer && <footer className="text-center text-sm text-ink-3">{footer}</footer>}
    </div>
  );
}

export function NotFoundScreen() {
  const { supportContact } = useSite();
  return (
    <MessageScreen
      art="/art/scene-404.svg"
      artWidth={384}
      artHeight={274}
      title="404 Page Not Found"
      text="Este camino no lleva a ninguna parte. Puede que la dirección haya cambiado o tenga una letra de más."
      footer={
        supportContact && (
          <>
            ¿Llegaste aquí desde un enlace de la plataforma?{" "}
            <a className="link" href={supportContact}>
              Avísanos
            </a>
          </>
        )
      }
    >
      <LinkButton to="/" size="lg">
        Volver al Inicio
      </LinkButton>
      <LinkButton to="/interviews" size="lg" variant="secondary">
        Entrevistas IA
      </LinkButton>
    </MessageScreen>
  );
}

/** For a screen of staff that the own role does not reach. @param needs the permission, in Spanish */
export function ForbiddenScreen({ needs = "" }: { needs?: string }) {
  const { supportContact } = useSite();
  return (
    <MessageScreen
      art="/art/scene-404.svg"
      artWidth={384}
      artHeight={274}
      title="Esta página no es de tu rol"
      text={`Necesita el permiso «${needs}». Si te corresponde, la administración de la plataforma te lo puede dar.`}
      footer={
        supportContact && (
          <a className="link" href={supportContact}>
            Contacta al administrador
          </a>
        )
      }
    >
      <LinkButton to="/admin" size="lg">
        Volver al panel
      </LinkButton>
    </MessageScreen>
  );
}

/** For unexpected errors: shows no stack trace or code, and offers a way to continue. */
export function ErrorScreen() {
  const { supportContact } = useSite();
  return (
    <MessageScreen
      art="/art/spot-error.svg"
      artWidth={240}
      artHeight={180}
      title="Algo no salió bien"
      text="La página no se pudo mostrar. Tus datos están a salvo: vuelve a intentarlo en un momento."
      footer={
        supportContact && (
          <>
            ¿Se repite?{" "}
            <a className="link" href={supportContact}>
              Contacta al administrador
            </a>
          </>
        )
      }
    >
      <LinkButton to="/" size="lg" reloadDocument>
        Volver al Inicio
      </LinkButton>
    </MessageScreen>
  );
}
