import type { KeptRow } from "#app/features/privacy/kept-data.ts";
import { Card } from "#app/ui/card.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";

const COLUMNS: Column<KeptRow>[] = [
  { key: "what", header: "Qué", cell: (row) => row.what, card: "name" },
  { key: "purpose", header: "Para qué", cell: (row) => row.purpose },
  { key: "howLong", header: "Por cuánto tiempo", cell: (row) => row.howLong },
];

/** What is kept and why, with the periods that are really set. */
export function KeptDataCard({ rows }: { rows: KeptRow[] }) {
  return (
    <Card as="section" pad="none" aria-labelledby="que-guardamos">
      <div className="p-5 pb-4 shell:p-6 shell:pb-4">
        <h2 id="que-guardamos">Qué guardamos y por qué</h2>
        <p className="mt-1.5 text-ink-2">
          Todo queda en los servidores de la universidad: ninguna empresa externa recibe nada. Lo ves tú y, para
          ayudarte, la oficina de desarrollo profesional. Tu coach ve solo los datos de su cita contigo.
        </p>
      </div>
      <DataTable caption="Datos que se guardan" columns={COLUMNS} rows={rows} rowKey={(row) => row.what} />
    </Card>
  );
}
