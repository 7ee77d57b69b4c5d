import { Link } from "@remix-run/react";
import { Card } from "#app/ui/card.tsx";

const RIGHTS: readonly (readonly [string, string])[] = [
  ["Acceso", "Mira tus datos aquí y en Mis Actividades."],
  ["Rectificación", "Pide a la oficina que corrija lo que esté mal."],
  ["Supresión", "Borra todo con Borrar mis datos."],
  ["Oposición", "Escribe a la oficina si no quieres que se usen tus datos para algo."],
  ["Portabilidad", "Descarga tus datos en un formato que leen otros programas."],
  ["Revisión humana", "Un puntaje lo calcula una máquina. Puedes pedir que lo revise una persona."],
];

/** The user's rights under Ley 21.719, and how a score is computed. */
export function RightsCard({ supportContact }: { supportContact: string }) {
  return (
    <Card as="section" aria-labelledby="derechos">
      <h2 id="derechos">Tus derechos</h2>
      <p className="mt-1 text-sm text-ink-3">Ley 21.719 de protección de datos personales</p>
      <dl className="mt-3 grid gap-2.5">
        {RIGHTS.map(([name, text]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-2">
        <Link to="/rubrica" className="link">
          Cómo se calcula un puntaje
        </Link>
        <br />
        <a className="link" href={supportContact}>
          Escribir a la oficina
        </a>
      </p>
    </Card>
  );
}
