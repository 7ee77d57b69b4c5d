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
 * One connection that writes and one that only reads. A statement that reads outside a transaction goes to the second
 * and sees what is committed: nobody waits for a transaction of somebody else only to be recognised
 * (docs/decisions/0009-bulk-load.md). Everything else takes its turn on the first.
 */

export type Connections = {
  writer: Database.Database;
  /** Another connection to the same file; undefined: reading takes its turn too. */
  reader: Database.Database | undefined;
  /** Hears every error of a statement, before its caller does. */
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

/** Kysely would let everybody, also who only reads, wait for the one connection that it believes in. */
class TwoConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

class TwoConnectionDriver extends SqliteDriver {
  readonly #connections: Connections;
  /** Ends when the last of those who want to write has given the connection back. */
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

  /** Transactions take the write lock at once: a read that later turns into a write can fail half way, this cannot. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** On a full disk SQLite takes the transaction back by itself: asking again would hide the error that tells why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connections.writer.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Waits for those who came before; `unlock` lets the next one go on. */
type Lock = () => Promise<{ connection: DatabaseConnection; unlock(): void }>;

/** Decides with its first statement; once it has the writing connection it keeps it until it is given back. */
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
