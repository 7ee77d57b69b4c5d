import { QueryCache, QueryClient } from "@tanstack/react-query";
import { readJson } from "./query-fn.ts";

/** The product's defaults for reads: fetched once, never stale, never polled, never repeated by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // The screens show a sentence of their own; the cause is for those who look for it.
    // biome-ignore lint/suspicious/noConsole: what a read failed of belongs in the browser's console
    queryCache: new QueryCache({ onError: (error) => console.warn(error.message) }),
    defaultOptions: {
      queries: {
        queryFn: readJson,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}

let browserClient: QueryClient | undefined;

/** One client for the life of the page in the browser; a fresh one for each render on the server. */
export function queryClient(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}
