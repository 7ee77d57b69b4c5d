import { Alert } from "#app/ui/alert.tsx";

type InitialPasswordBannerProps = {
  className?: string;
};

/**
 * Shown to people who still have the initial password, which can be derived from the RUT (SessionUser.initialPassword).
 */
export function InitialPasswordBanner({ className }: InitialPasswordBannerProps) {
  return (
    <Alert tone="warn" title="Tu contraseña todavía es la inicial" className={className}>
      Quien conoce tu RUT puede entrar a tu cuenta. Cámbiala aquí.
    </Alert>
  );
}
