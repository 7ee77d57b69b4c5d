import { QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";

/** Reads the path that the key's segments form when joined by slashes, e.g. ["/api/admin", "users"]. */
export async function readJson({ queryKey, signal }: { queryKey: QueryKey; signal?: AbortSignal }): Promise<unknown> {
  const response = await fetch(queryKey.join("/"), {
    method: "GET",
    credentials: "include",
    headers: { Accept: "application/json" },
    signal: signal ?? null,
  });
  if (!response.ok) {
    const text = await response.text();
    throw new Error(`${response.status}: ${text || response.statusText}`);
  }
  return response.json();
}

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
