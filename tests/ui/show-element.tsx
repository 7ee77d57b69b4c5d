import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { ReadsProvider } from "#app/http/reads-provider.tsx";
import { MayContext } from "#app/routes/admin/may.ts";
import { Toaster } from "#app/ui/toaster.tsx";
import { ADMIN } from "./admin-screen.tsx";

/** What the frame of staff gives to its parts. */
function AsAdmin({ children }: { children: ReactNode }) {
  return (
    <ReadsProvider>
      <MayContext.Provider value={ADMIN}>{children}</MayContext.Provider>
    </ReadsProvider>
  );
}

/** A part of a screen, with what every screen has around it. */
export function show(element: React.ReactElement, at = "/") {
  const router = createMemoryRouter([{ path: "/", element: <AsAdmin>{element}</AsAdmin> }], {
    initialEntries: [at],
  });
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
  );
  return userEvent.setup();
}
