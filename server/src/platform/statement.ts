import type { RawBuilder } from 'kysely';
import type { Transaction } from './context.ts';
import { type DatabaseSession, databaseSessionOf } from './session.ts';

/** One SQL statement of a hot use case, with how its rows are read. */
export interface SqlStatement<Result> {
  readonly query: RawBuilder<unknown>;
  /** Whether sessions keep its plan. */
  readonly isPrepared: boolean;
  read(rows: readonly unknown[]): Result;
  /** The error to throw instead of the driver's. */
  translate(error: unknown): unknown;
}

/**
 * A statement that finds something. Planned anew each time: its best plan depends on the tables.
 */
export function looking<Row, Result>(
  query: RawBuilder<Row>,
  reader: (rows: readonly Row[]) => Result,
): SqlStatement<Result> {
  // The query names the shape of its own rows.
  return {
    query,
    isPrepared: false,
    read: (rows) => reader(rows as readonly Row[]),
    translate: (error) => error,
  };
}

/**
 * A statement that writes rows by their keys: there is one good plan for it, which sessions keep.
 * Its text must not depend on its input.
 */
export function writing<Row, Result>(
  query: RawBuilder<Row>,
  reader: (rows: readonly Row[]) => Result,
  translate: (error: unknown) => unknown = (error) => error,
): SqlStatement<Result> {
  return { ...prepared(looking(query, reader)), translate };
}

/**
 * Sessions keep its plan. For a look that seeks each row on its own by an index (`lateral`,
 * `limit`), so that no plan made for small tables can be wrong for large ones.
 */
export function prepared<Result>(statement: SqlStatement<Result>): SqlStatement<Result> {
  return { ...statement, isPrepared: true };
}

/** What statements give when they are sent together. */
export type ResultsOf<Statements extends readonly SqlStatement<unknown>[]> = {
  readonly [Place in keyof Statements]: Statements[Place] extends SqlStatement<infer Result>
    ? Result
    : never;
};

/**
 * Sends statements in one go and waits once: they run in order, and what one of them finds cannot
 * decide another. The first that fails is thrown, those behind it are skipped.
 */
export async function sendTogether<const Statements extends readonly SqlStatement<unknown>[]>(
  tx: Transaction,
  statements: Statements,
): Promise<ResultsOf<Statements>> {
  const found = await onSession(tx, (session) => session.send(compiled(tx, statements)));
  // One result per statement, in order; a mapped tuple type is beyond `map`.
  return found as unknown as ResultsOf<Statements>;
}

/** {@link sendTogether} for one. */
export async function send<Result>(
  tx: Transaction,
  statement: SqlStatement<Result>,
): Promise<Result> {
  const [result] = await sendTogether(tx, [statement]);
  return result;
}

/**
 * Writes whose results decide nothing: they leave with COMMIT, or with whatever is sent before it.
 * When one fails, the whole transaction does.
 */
export async function sendAtCommit(
  tx: Transaction,
  statements: readonly SqlStatement<unknown>[],
): Promise<void> {
  await onSession(tx, async (session) => {
    session.defer(compiled(tx, statements));
  });
}

function onSession<T>(tx: Transaction, run: (session: DatabaseSession) => Promise<T>): Promise<T> {
  return tx.getExecutor().provideConnection((connection) => run(databaseSessionOf(connection)));
}

function compiled(tx: Transaction, statements: readonly SqlStatement<unknown>[]) {
  return statements.map((statement) => ({ statement, query: statement.query.compile(tx) }));
}
