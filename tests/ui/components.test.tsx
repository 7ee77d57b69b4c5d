// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { Avatar } from "#app/ui/avatar.tsx";
import { Logo } from "#app/ui/brand.tsx";
import { Button } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Dial } from "#app/ui/gauge.tsx";
import { SiteContext } from "#app/ui/institution.ts";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { StarRating, Stars } from "#app/ui/stars.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { show } from "./support.tsx";

it("a busy button cannot be pressed twice and says what it does", async () => {
  const press = vi.fn();
  const { user, rerender } = show(<Button onClick={press}>Enviar</Button>);
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  rerender(
    <Button onClick={press} busy busyText="Cargando...">
      Enviar
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Cargando..." });
  expect(button.getAttribute("aria-busy")).toBe("true");
  await user.click(button);
  expect(press).toHaveBeenCalledOnce();
});

it("a field is named by its label and described by hint and error", () => {
  show(<TextField label="Teléfono" optional hint="Con código de país" error="Ingresa 9 dígitos" />);
  const field = screen.getByRole("textbox", { name: "Teléfono (opcional)" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const description = (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(description).toEqual(["Con código de país", "Ingresa 9 dígitos"]);
});

/** Share of the three-quarter circle that a dial fills, from its geometry. */
function filledShare(dial: HTMLElement): number {
  const [track, arc] = [...dial.querySelectorAll("circle")].map((circle) =>
    Number(circle.getAttribute("stroke-dasharray")?.split(" ")[0]),
  );
  return (arc ?? 0) / (track ?? 1);
}

it.each([
  [0, 0],
  [64, 0.64],
  [100, 1],
  [140, 1],
  [-5, 0],
])("a dial at %d percent fills %d of its arc, and has a text name", (percent, share) => {
  show(
    <Dial percent={percent} tone="warn" label="Liderazgo: 64 de 100, en desarrollo">
      64
    </Dial>,
  );
  expect(filledShare(screen.getByRole("img", { name: "Liderazgo: 64 de 100, en desarrollo" }))).toBeCloseTo(share, 5);
});

it("a progress bar tells its value, a decorative one hides", () => {
  show(
    <>
      <ProgressBar percent={42.4} label="Análisis" />
      <ProgressBar percent={10} />
    </>,
  );
  expect(screen.getByRole("progressbar", { name: "Análisis" }).getAttribute("aria-valuenow")).toBe("42");
  expect(screen.getAllByRole("progressbar")).toHaveLength(1);
});

it("given stars are a picture with a name", () => {
  show(<Stars value={4} />);
  expect(screen.getByRole("img", { name: "4 de 5" })).toBeTruthy();
});

it("stars to give are radio buttons that arrows move", async () => {
  function Rating() {
    const [value, setValue] = useState(0);
    return (
      <StarRating
        legend="Valoración"
        value={value}
        onChange={setValue}
        words={["Muy mala", "Mala", "Regular", "Buena", "Excelente"]}
      />
    );
  }
  const { user } = show(<Rating />);
  expect(screen.getAllByRole("radio")).toHaveLength(5);
  await user.click(screen.getByRole("radio", { name: "3 de 5: Regular" }));
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("radio", { name: "4 de 5: Buena" })).toHaveProperty("checked", true);
});

it("a table keeps its roles and labels when it is drawn as cards", () => {
  show(
    <DataTable
      caption="Usuarios"
      columns={[
        { key: "name", header: "Nombre", cell: (row: { name: string; rut: string }) => row.name, card: "name" },
        { key: "rut", header: "RUT", cell: (row) => row.rut, numeric: true },
      ]}
      rows={[
        { name: "Ana Díaz", rut: "12345678-9" },
        { name: "Luis Soto", rut: "7654321-6" },
      ]}
      rowKey={(row) => row.rut}
    />,
  );
  const table = screen.getByRole("table", { name: "Usuarios" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((header) => header.textContent),
  ).toEqual(["Nombre", "RUT"]);
  const [, ana] = within(table).getAllByRole("row");
  const cells = within(ana ?? table).getAllByRole("cell");
  expect(cells.map((cell) => [cell.dataset.label, cell.textContent])).toEqual([
    ["Nombre", "Ana Díaz"],
    ["RUT", "12345678-9"],
  ]);
  // display:grid takes the native semantics away: every part must carry its role itself.
  expect([...table.querySelectorAll("tr, td, th")].every((part) => part.hasAttribute("role"))).toBe(true);
});

it("tabs show one panel and move with the arrows", async () => {
  function Panel() {
    const [selected, setSelected] = useState("a");
    const items = [
      { id: "a", label: "Usuarios", panel: "Lista de usuarios" },
      { id: "b", label: "Feedback", panel: "Lista de feedback" },
    ];
    return <Tabs label="Secciones" items={items} selected={selected} onSelect={setSelected} />;
  }
  const { user } = show(<Panel />);
  expect(screen.getByRole("tabpanel").textContent).toBe("Lista de usuarios");
  await user.click(screen.getByRole("tab", { name: "Usuarios" }));
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Feedback" }).getAttribute("aria-selected")).toBe("true");
  expect(screen.getByRole("tabpanel").textContent).toBe("Lista de feedback");
});

it("a logo that does not load disappears", () => {
  const site = { institution: "Universidad", logo: "/no.png", supportContact: "", moreContacts: [] };
  const { container } = show(
    <SiteContext.Provider value={site}>
      <Logo size={36} />
    </SiteContext.Provider>,
  );
  const image = container.querySelector("img");
  expect(image?.getAttribute("src")).toBe("/no.png");
  if (image) fireEvent.error(image);
  expect(container.querySelector("img")).toBeNull();
});

it.each([
  ["Valentina Soto Arriagada", "VS"],
  ["  ñandú  ", "Ñ"],
  ["", ""],
])("the avatar of %j shows %j", (name, shown) => {
  const { container } = show(<Avatar name={name} />);
  expect(container.textContent).toBe(shown);
});
