import type { MetaFunction } from "@remix-run/node";
import { NotFoundScreen } from "#app/routes/layout/error-screens.tsx";

export const meta: MetaFunction = () => [{ title: "404 Page Not Found · Desarrollo Profesional" }];

// Returned instead of thrown, because a missing page is an expected case and not one for the error boundary.
export function loader() {
  return Response.json(null, { status: 404 });
}

/** A write request to an address that does not exist. */
export function action() {
  return Response.json({ error: "No encontrado", message: "Esta dirección no existe." }, { status: 404 });
}

export default NotFoundScreen;
