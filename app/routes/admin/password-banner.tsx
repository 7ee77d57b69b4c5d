import { InitialPasswordBanner } from "#app/features/auth/initial-password-banner.tsx";

/** For an admin whose password everybody who knows the RUT can derive. A module of its own: loaded only then. */
export default function PasswordBanner() {
  return <InitialPasswordBanner to="/account" className="mb-4" />;
}
