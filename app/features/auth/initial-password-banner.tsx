import { Link } from "@remix-run/react";
import { Alert } from "#app/ui/alert.tsx";

type InitialPasswordBannerProps = {
  /** Path of the page to change the password; when missing, the form is on the current page. */
  to?: string;
  className?: string;
};

/**
 * Shown to people who still have the initial password, which can be derived from the RUT (SessionUser.initialPassword).
 */
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
