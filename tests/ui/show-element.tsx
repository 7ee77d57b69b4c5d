import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { ReadsProvider } from "#app/http/reads-provider.tsx";
import { Toaster } from "#app/ui/toaster.tsx";

/** A part of a screen, with what every screen has around it. */
export function show(element: React.ReactElement, at = "/") {
  const router = createMemoryRouter([{ path: "/", element: <ReadsProvider>{element}</ReadsProvider> }], {
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
