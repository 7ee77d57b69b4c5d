/** The generated address of a person whose RUT alone is known: 12345678-K -> 12345678-k@universidad.cl */
export function generatedEmail(rut: string, domain: string): string {
  return `${rut}@${domain}`.toLowerCase();
}
