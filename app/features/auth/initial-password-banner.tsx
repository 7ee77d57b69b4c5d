import { Link } from "@remix-run/react";
import { Alert } from "#app/ui/alert.tsx";

type InitialPasswordBannerProps = {
  /** Where the password is changed; without it the form is on this page. */
  to?: string;
  className?: string;
};

/** For whoever still has the password that everybody who knows the RUT can derive (SessionUser.initialPassword). */
export function InitialPasswordBanner({ to, className }: InitialPasswordBannerProps) {
  return (
    <Alert tone="warn" title="Tu contraseña todavía es la inicial" className={className}>
      Quien conoce tu RUT puede entrar a tu cuenta.{" "}
      {to ? (
        <Link to={to} className="link">
          Cámbiala en Mi cuenta
        </Link>
      ) : (
        "Cámbiala aquí."
      )}
    </Alert>
  );
}
