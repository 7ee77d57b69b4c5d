/** What the workbook must look like, and what becomes of each row. */
export function LayoutRules() {
  return (
    <div className="rounded-card bg-paper p-5">
      <h3>Cómo debe venir la planilla</h3>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        <dt className="font-semibold">Columna A</dt>
        <dd className="text-ink-2">
          RUT, como <span className="whitespace-nowrap tabular-nums">12345678-9</span>
        </dd>
        <dt className="font-semibold">Columna B</dt>
        <dd className="text-ink-2">Nombre completo</dd>
      </dl>
      <p className="mt-2 text-sm text-ink-3">Puede tener una fila de títulos. El RUT puede venir con o sin puntos.</p>
      <h3 className="mt-5">Qué se crea para cada persona</h3>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-2">
        <li>Un email generado a partir del RUT.</li>
        <li>Una contraseña: los primeros 4 dígitos del RUT.</li>
        <li>El rol de usuario estándar. Puedes cambiarlo en el panel, en la pestaña Usuarios.</li>
      </ul>
      <p className="mt-3 text-sm text-ink-3">
        Si la persona ya existe, solo se corrige su nombre: su rol, su contraseña y su estado no cambian.
      </p>
    </div>
  );
}
