import type Database from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from "kysely";

/**
 * Kysely driver with one connection that writes and one that only reads. A read statement outside a transaction uses
 * the second and sees the committed data, so that e.g. checking a session does not wait for somebody else's
 * transaction (docs/decisions/0009-bulk-load.md). Everything else queues for the first.
 */

export type Connections = {
  writer: Database.Database;
  /** Another connection to the same file; undefined: reads queue for the writer too. */
  reader: Database.Database | undefined;
  /** Called with every statement error before the caller gets it. */
  onError: (error: unknown) => void;
};

export class TwoConnectionDialect extends SqliteDialect {
  readonly #connections: Connections;
  constructor(connections: Connections) {
    super({ database: connections.writer });
    this.#connections = connections;
  }
  override createDriver() {
    return new TwoConnectionDriver(this.#connections);
  }
  override createAdapter() {
    return new TwoConnectionAdapter();
  }
}

/** Kysely would otherwise queue all statements, even reads, for a single connection. */
class TwoConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

class TwoConnectionDriver extends SqliteDriver {
  readonly #connections: Connections;
  /** Resolves when the last queued user of the writing connection has released it. */
  #last: Promise<void> = Promise.resolve();
  constructor(connections: Connections) {
    super({ database: connections.writer });
    this.#connections = connections;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new LateConnection(this.#connections, async () => {
      const before = this.#last;
      let unlock = () => {};
      this.#last = new Promise((resolve) => (unlock = resolve));
      await before;
      return { connection: await super.acquireConnection(), unlock };
    });
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection instanceof LateConnection) connection.release();
  }

  /**
   * Transactions take the write lock at once: a transaction that begins with a read can fail when it starts to write.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** On a full disk SQLite rolls back by itself: a second rollback would throw and hide the original error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connections.writer.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Waits for the earlier users of the connection; `unlock` lets the next one continue. */
type Lock = () => Promise<{ connection: DatabaseConnection; unlock(): void }>;

/** Chooses the connection with its first statement; once it has the writing one it keeps it until released. */
class LateConnection implements DatabaseConnection {
  readonly #connections: Connections;
  readonly #lock: Lock;
  #writer: { connection: DatabaseConnection; unlock(): void } | undefined;
  constructor(connections: Connections, lock: Lock) {
    this.#connections = connections;
    this.#lock = lock;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      if (!this.#writer) {
        const statement = this.#reading(query.sql);
        if (statement) return { rows: statement.all(query.parameters) as R[] };
      }
      return await (await this.#write()).executeQuery<R>(query);
    } catch (error) {
      this.#connections.onError(error);
      throw error;
    }
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    yield* (await this.#write()).streamQuery<R>(query, chunkSize);
  }

  release(): void {
    this.#writer?.unlock();
    this.#writer = undefined;
  }

  #reading(text: string): Database.Statement | undefined {
    const { reader } = this.#connections;
    if (!reader || !/^\s*(select|with)\b/i.test(text)) return undefined;
    const statement = reader.prepare(text);
    return statement.readonly && statement.reader ? statement : undefined;
  }

  async #write(): Promise<DatabaseConnection> {
    this.#writer ??= await this.#lock();
    return this.#writer.connection;
  }
}
