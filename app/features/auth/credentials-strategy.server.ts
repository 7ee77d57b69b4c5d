import { Strategy } from "remix-auth/strategy";

/**
 * remix-auth strategy for a name and a password that the API layer has read and checked already; the request that
 * arrives here has no body left.
 */
export class CredentialsStrategy<User, Credentials> extends Strategy<User, CredentialsAttempt<Credentials>> {
  override name = "credentials";
  readonly #credentials: Credentials;

  constructor(credentials: Credentials, verify: Strategy.VerifyFunction<User, CredentialsAttempt<Credentials>>) {
    super(verify);
    this.#credentials = credentials;
  }

  override authenticate(request: Request): Promise<User> {
    return this.verify({ credentials: this.#credentials, request });
  }
}

export type CredentialsAttempt<Credentials> = { credentials: Credentials; request: Request };
