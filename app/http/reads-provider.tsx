import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { queryClient } from "./query-client.ts";

/**
 * Around a screen that reads with useQuery({ queryKey: ["/api/admin", "users"] }); the others do without its scripts.
 */
export function ReadsProvider({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
