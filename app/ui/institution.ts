import { createContext, useContext } from "react";

/** Whose installation this is: shown by the brand and by the links that ask for help. */
export type Site = {
  institution: string;
  /** Address of the logo. */
  logo: string;
  /** mailto: or https: address of the people who help. */
  supportContact: string;
};

/** Used where the settings could not be read, e.g. on the error page. */
const fallback: Site = { institution: "Universidad", logo: "/art/mark.svg", supportContact: "" };

export const SiteContext = createContext<Site>(fallback);

export function useSite(): Site {
  return useContext(SiteContext);
}
