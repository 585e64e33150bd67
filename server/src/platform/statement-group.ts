import type pg from 'pg';
import { getTypeParser } from './sql-types.ts';

export interface GroupStatement {
  readonly text: string;
  readonly values: readonly (string | null)[];
  /** The name under which PostgreSQL caches the plan of the statement. */
  readonly name?: string;
  /** The session knows the name already. */
  readonly isKnown?: boolean;
}

export interface GroupResult {
  /** `SELECT 3`, `COMMIT`. */
  readonly command: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** The statement at `index` failed; those behind it were skipped by PostgreSQL. */
export class GroupFailed extends Error {
  override readonly name = 'GroupFailed';
  readonly index: number;

  constructor(index: number, cause: unknown) {
    super(`statement ${index} of a group failed`, { cause });
    this.index = index;
  }
}

/** The messages of the protocol that a session writes, as the driver offers them. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  parse(statement: { readonly text: string; readonly name: string }): void;
  bind(values: { readonly statement: string; readonly values: readonly unknown[] }): void;
  describe(portal: { readonly type: 'P' }): void;
  execute(portal: object): void;
  sync(): void;
}

interface Column {
  readonly name: string;
  readonly dataTypeID: number;
}

/**
 * Statements that leave in one write, with one Sync behind them: one wait for all, and the first
 * that fails skips the rest, a BEGIN or a COMMIT in their midst included.
 */
export async function sendGroup(
  client: pg.ClientBase,
  statements: readonly GroupStatement[],
): Promise<readonly GroupResult[]> {
  return new Promise((resolve, reject) => {
    // The driver takes whatever can be submitted; its types want the messages of its own class.
    client.query(new Group(statements, { resolve, reject }) as unknown as pg.Submittable);
  });
}

interface GroupEnd {
  resolve(results: readonly GroupResult[]): void;
  reject(error: unknown): void;
}

/** What the driver calls while the group is its active query. */
class Group {
  readonly #statements: readonly GroupStatement[];
  readonly #end: GroupEnd;
  readonly #results: GroupResult[] = [];
  #columns: readonly (readonly [string, (text: string) => unknown])[] = [];
  #rows: Record<string, unknown>[] = [];

  constructor(statements: readonly GroupStatement[], end: GroupEnd) {
    this.#statements = statements;
    this.#end = end;
  }

  submit(wire: Wire): null {
    wire.stream.cork();
    for (const { text, values, name = '', isKnown } of this.#statements) {
      if (isKnown !== true) {
        wire.parse({ text, name });
      }
      wire.bind({ statement: name, values });
      wire.describe({ type: 'P' });
      wire.execute({});
    }
    wire.sync();
    wire.stream.uncork();
    return null;
  }

  handleRowDescription({ fields }: { readonly fields: readonly Column[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => [name, getTypeParser(dataTypeID)]);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    this.#columns.forEach(([name, parse], index) => {
      const text = fields[index] ?? null;
      row[name] = text === null ? null : parse(text);
    });
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#results.push({ command: text, rows: this.#rows });
    this.#rows = [];
  }

  handleReadyForQuery(): void {
    this.#end.resolve(this.#results);
  }

  handleError(error: unknown): void {
    this.#end.reject(new GroupFailed(this.#results.length, error));
  }
}
