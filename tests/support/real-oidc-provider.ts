import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

/** The certified provider of the npm registry on loopback, which lets one person in without asking. */

type Person = { sub: string; claims: Record<string, unknown> };

export class RealOidcProvider {
  url = "";
  readonly client = { id: "carreras", secret: "secreto-de-prueba-del-cliente" };
  person: Person = { sub: "persona-1", claims: {} };
  readonly #server: Server = createServer();

  /** @param platform origin of the platform, whose addresses are registered */
  async start(platform: string): Promise<this> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    const provider = new Provider(this.url, {
      clients: [
        {
          client_id: this.client.id,
          client_secret: this.client.secret,
          redirect_uris: [`${platform}/auth/oidc/campus/callback`],
          post_logout_redirect_uris: [`${platform}/login`],
          backchannel_logout_uri: `${platform}/auth/oidc/campus/backchannel-logout`,
          backchannel_logout_session_required: true,
          token_endpoint_auth_method: "client_secret_post",
        },
      ],
      // Claims are in the id_token, as universities set it up, and not at UserInfo alone.
      conformIdTokenClaims: false,
      claims: { openid: ["sub", "rut"], profile: ["name"], email: ["email", "email_verified"] },
      features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
      pkce: { required: () => true },
      interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
      findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub, ...this.person.claims }) }),
      loadExistingGrant: async (ctx) => {
        const grant = new ctx.oidc.provider.Grant({
          accountId: ctx.oidc.session?.accountId,
          clientId: ctx.oidc.client?.clientId,
        });
        grant.addOIDCScope("openid profile email");
        await grant.save();
        return grant;
      },
      cookies: { keys: ["a key of this test"] },
    });
    const answer = provider.callback();
    this.#server.on("request", (req, res) => {
      if (!req.url?.startsWith("/interaction/")) return void answer(req, res);
      void provider.interactionFinished(req, res, { login: { accountId: this.person.sub } });
    });
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }
}
