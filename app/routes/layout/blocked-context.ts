import { createContext } from "react";

/** Whether the signed-in person has had the own data blocked. */
export const BlockedContext = createContext(false);
