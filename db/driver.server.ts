import type Database from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDialect, SqliteDriver } from "kysely";

/**
 * One connection that writes and one that only reads. A statement that reads outside a transaction goes to the second and
 * sees what is committed: nobody waits for a transaction of somebody else only to be recognised (docs/decisions/0009-bulk-load.md).
 * Everything else takes its turn on the first.
 */

export class TwoConnectionDialect extends SqliteDialect {
  readonly #writer: Database.Database;
  readonly #reader: Database.Database | undefined;
  /** @param reader another connection to the same file; undefined: reading takes its turn too */
  constructor(writer: Database.Database, reader: Database.Database | undefined) {
    super({ database: writer });
    this.#writer = writer;
    this.#reader = reader;
  }
  override createDriver() {
    return new TwoConnectionDriver(this.#writer, this.#reader);
  }
}

class TwoConnectionDriver extends SqliteDriver {
  readonly #reader: Database.Database | undefined;
  constructor(writer: Database.Database, reader: Database.Database | undefined) {
    super({ database: writer });
    this.#reader = reader;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new LateConnection(this.#reader, {
      lock: () => super.acquireConnection(),
      unlock: () => super.releaseConnection(),
    });
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection instanceof LateConnection) await connection.release();
  }

  /** Transactions take the write lock at once: a read that later turns into a write can fail half way, this cannot. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

type Turn = { lock(): Promise<DatabaseConnection>; unlock(): Promise<void> };

/** Decides with its first statement; once it has the writing connection it keeps it until it is given back. */
class LateConnection implements DatabaseConnection {
  readonly #reader: Database.Database | undefined;
  readonly #turn: Turn;
  #writer: DatabaseConnection | undefined;
  constructor(reader: Database.Database | undefined, turn: Turn) {
    this.#reader = reader;
    this.#turn = turn;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.#writer) {
      const statement = this.#reading(query.sql);
      if (statement) return { rows: statement.all(query.parameters) as R[] };
    }
    return (await this.#write()).executeQuery<R>(query);
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    yield* (await this.#write()).streamQuery<R>(query, chunkSize);
  }

  async release(): Promise<void> {
    if (!this.#writer) return;
    this.#writer = undefined;
    await this.#turn.unlock();
  }

  #reading(text: string): Database.Statement | undefined {
    if (!this.#reader || !/^\s*(select|with)\b/i.test(text)) return undefined;
    const statement = this.#reader.prepare(text);
    return statement.readonly && statement.reader ? statement : undefined;
  }

  async #write(): Promise<DatabaseConnection> {
    this.#writer ??= await this.#turn.lock();
    return this.#writer;
  }
}
