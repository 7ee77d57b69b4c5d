import { GraduationCap } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { type SignInWays, startPath } from "#app/features/access/ways.ts";
import { forgetWelcome } from "#app/features/guide/welcome-flag.ts";
import { withReturn } from "#app/platform/own-path.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

export const hasCampusWay = ({ providers, directory }: SignInWays): boolean =>
  providers.length > 0 || directory !== null;

/** Links to the institution's own sign-in, the first one as the screen's main action. */
export function CampusWays({ providers, returnTo }: Pick<SignInWays, "providers"> & { returnTo: string | null }) {
  return (
    <div className="mt-5 grid gap-3 lg:mt-8">
      {providers.map(({ id, label }, index) => (
        <Fragment key={id}>
          <ProviderLink id={id} returnTo={returnTo} variant={index === 0 ? "primary" : "secondary"}>
            {index === 0 && <Icon glyph={GraduationCap} size={18} className="max-lg:hidden" />}
            Entrar con {label}
          </ProviderLink>
          {(id === "campus" || id === "saml") && (
            <p className="text-sm text-ink-3">La misma con la que entras al correo y a la intranet.</p>
          )}
        </Fragment>
      ))}
    </div>
  );
}

type ProviderLinkProps = {
  id: string;
  returnTo?: string | null;
  variant: "primary" | "secondary";
  size?: "lg" | "md";
  children: ReactNode;
};

/** A link and no button: it works before the scripts have started, and leaves the platform. */
export function ProviderLink({ id, returnTo = null, variant, size = "lg", children }: ProviderLinkProps) {
  return (
    <a
      href={withReturn(startPath(id), returnTo)}
      onClick={forgetWelcome}
      className={buttonClass({ variant, size, block: true }, "whitespace-normal! text-center")}
    >
      {children}
    </a>
  );
}

/** A line with words in its middle. */
export function WayDivider({ children }: { children: ReactNode }) {
  return (
    <p
      className={classNames(
        "my-5 flex items-center gap-3 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px",
        "after:flex-1 after:bg-line lg:mt-7",
      )}
    >
      {children}
    </p>
  );
}
