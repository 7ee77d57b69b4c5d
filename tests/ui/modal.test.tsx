// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { useRef, useState } from "react";
import { expect, it } from "vitest";
import { Modal } from "#app/ui/modal.tsx";
import { show } from "./support.tsx";

function Screen({ focusField = false }: { focusField?: boolean }) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Editar Perfil"
        description="Solo cambia lo que ves."
        initialFocus={focusField ? field : undefined}
        footer={<button type="button">Guardar</button>}
      >
        <input ref={field} aria-label="Nombre" />
      </Modal>
    </>
  );
}

const opened = () => screen.findByRole("heading", { name: "Editar Perfil" });

it("starts on its title, keeps Tab inside and gives the focus back on Esc", async () => {
  const { user } = show(<Screen />);
  await user.click(screen.getByRole("button", { name: "Abrir" }));
  const title = await opened();
  await waitFor(() => expect(document.activeElement).toBe(title));
  const stops = ["Cerrar", "Nombre", "Guardar", "Cerrar"];
  for (const name of stops) {
    await user.tab();
    const focused = document.activeElement;
    expect(focused?.getAttribute("aria-label") ?? focused?.textContent).toBe(name);
  }
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Editar Perfil" })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Abrir" })));
});

it("starts on the field that it was told", async () => {
  const { user } = show(<Screen focusField />);
  await user.click(screen.getByRole("button", { name: "Abrir" }));
  await opened();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Nombre")));
});

it("is a modal dialog with its title as name", async () => {
  const { user } = show(<Screen />);
  await user.click(screen.getByRole("button", { name: "Abrir" }));
  await opened();
  const dialog = screen.getByRole("dialog", { name: "Editar Perfil" });
  expect(dialog.getAttribute("aria-modal")).toBe("true");
});
