// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { DiskReport } from "#app/features/admin/panel-api-schemas.server.ts";
import { DiskFacts, DiskWarnings } from "#app/routes/admin_.system/disk.tsx";

const MIB = 1024 * 1024;
const DISK: DiskReport = {
  freeBytes: 9 * 1024 * MIB,
  totalBytes: 40 * 1024 * MIB,
  urgency: "fine",
  wantedBytes: 4 * 1024 * MIB,
  reserveBytes: 256 * MIB,
  ballast: { wantedBytes: 64 * MIB, heldBytes: 64 * MIB },
  failures: { full: 0, broken: 0 },
};

afterEach(cleanup);

function show(changes: Partial<DiskReport>) {
  const disk = { ...DISK, ...changes };
  render(
    <>
      <DiskWarnings disk={disk} />
      <dl>
        <DiskFacts disk={disk} />
      </dl>
    </>,
  );
}
const warnings = () => screen.queryAllByRole("status").map(({ textContent }) => textContent);
const fact = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

describe("the disk in the state of the system", () => {
  it("says what is kept, and warns of nothing while there is room", () => {
    show({});
    expect(warnings()).toEqual([]);
    expect(fact("Espacio libre")).toBe("9.00 GB de 40.00 GB");
    expect(fact("Reserva")).toBe("256.00 MB que los archivos subidos no ocupan");
    expect(fact("Lastre")).toBe("64.00 MB que se borran si el disco se llena");
    expect(screen.queryByText("Sin espacio al guardar")).toBeNull();
  });

  it("says what does not exist by a setting", () => {
    show({ reserveBytes: 0, ballast: { wantedBytes: 0, heldBytes: 0 } });
    expect(fact("Reserva")).toBe("Ninguna (DISK_RESERVE_MB=0)");
    expect(fact("Lastre")).toBe("Ninguno (BALLAST_MB=0)");
  });

  it.each<[string, Partial<DiskReport>, RegExp]>([
    ["low", { urgency: "low" }, /^Queda poco espacio en el disco.*amplíalo: conviene tener 4\.00 GB libres\.$/],
    [
      "refusing",
      { urgency: "refusing", wantedBytes: 301 * MIB },
      /ya se rechazan archivos.*con 301\.00 MB libres se reciben todos\.$/,
    ],
    [
      "full",
      { urgency: "full", freeBytes: 5 * MIB, wantedBytes: 72 * MIB },
      /^El disco está lleno.*con 72\.00 MB libres, los cambios vuelven solos/,
    ],
    [
      "full by a quota",
      { urgency: "full", wantedBytes: 72 * MIB },
      /Hay 9\.00 GB libres y no se puede escribir.*df -i/,
    ],
    ["broken", { failures: { full: 0, broken: 2 } }, /^El disco falló.*2 veces desde que partió.*dmesg/],
  ])("%s is one warning that says what to do", (_, changes, text) => {
    show(changes);
    expect(warnings()).toEqual([expect.stringMatching(text)]);
  });

  it("tells a ballast that was given up from one that could not be made", () => {
    const ballast = { wantedBytes: 64 * MIB, heldBytes: 0 };
    show({ urgency: "full", ballast, failures: { full: 1, broken: 0 } });
    expect(fact("Lastre")).toBe("Se soltó para poder borrar datos");
    expect(fact("Sin espacio al guardar")).toBe("1 vez desde que partió");
  });

  it("says that the ballast is not there yet", () => {
    show({ urgency: "low", ballast: { wantedBytes: 64 * MIB, heldBytes: 0 } });
    expect(fact("Lastre")).toMatch(/^Aún no está/);
  });
});
