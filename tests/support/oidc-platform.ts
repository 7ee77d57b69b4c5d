import path from "node:path";
import { type Db, openDatabase } from "#db/open.server.ts";
import { freePort } from "./oidc-browser.ts";
import { ScriptedOidcProvider } from "./scripted-oidc-provider.ts";
import { TestServer } from "./server.ts";

/** The built server, and a scripted provider that it sends people to. */
export type OidcPlatform = {
  provider: ScriptedOidcProvider;
  server: TestServer;
  inDatabase<T>(work: (db: Db) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
};

export async function startOidcPlatform(env: Record<string, string> = {}): Promise<OidcPlatform> {
  const provider = await new ScriptedOidcProvider().start();
  const url = `http://127.0.0.1:${await freePort()}`;
  const server = new TestServer({
    LOG_LEVEL: "debug",
    PUBLIC_URL: url,
    OIDC_ISSUER: provider.url,
    OIDC_CLIENT_ID: provider.client.id,
    OIDC_CLIENT_SECRET: provider.client.secret,
    OIDC_RUT_CLAIM: "rut",
    ...env,
  });
  // The provider sends browsers back to an address that is known before the start.
  server.url = url;
  await server.start();
  return {
    provider,
    server,
    inDatabase: async (work) => {
      const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
      try {
        return await work(database.db);
      } finally {
        await database.close();
      }
    },
    stop: async () => {
      await server.dispose();
      await provider.close();
    },
  };
}
