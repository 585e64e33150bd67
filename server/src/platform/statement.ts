import type { RawBuilder } from 'kysely';
import type { Transaction } from './context.ts';
import { prepareAlways } from './prepared-client.ts';

/** One SQL statement of a hot use case, with how its rows are read. */
export interface Statement<Result> {
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
  read: (rows: readonly Row[]) => Result,
): Statement<Result> {
  // The query names the shape of its own rows.
  return {
    query,
    isPrepared: false,
    read: (rows) => read(rows as readonly Row[]),
    translate: (error) => error,
  };
}

/**
 * A statement that writes rows by their keys: there is one good plan for it, which sessions keep.
 * Its text must not depend on its input.
 */
export function writing<Row, Result>(
  query: RawBuilder<Row>,
  read: (rows: readonly Row[]) => Result,
  translate: (error: unknown) => unknown = (error) => error,
): Statement<Result> {
  return { ...looking(query, read), isPrepared: true, translate };
}

type ResultsOf<Statements extends readonly Statement<unknown>[]> = {
  readonly [Place in keyof Statements]: Statements[Place] extends Statement<infer Result>
    ? Result
    : never;
};

/**
 * Sends statements behind each other without waiting in between: they run in order, and the caller
 * waits once for all. What one of them finds cannot decide another. The first that fails is thrown;
 * those behind it have done nothing, since PostgreSQL refuses them in a failed transaction.
 */
export async function sendTogether<const Statements extends readonly Statement<unknown>[]>(
  tx: Transaction,
  statements: Statements,
): Promise<ResultsOf<Statements>> {
  const answers = await tx.getExecutor().provideConnection((connection) =>
    Promise.all(
      statements.map(async (sent) => {
        const compiled = sent.query.compile(tx);
        if (sent.isPrepared) {
          prepareAlways(compiled.sql);
        }
        try {
          return await connection.executeQuery(compiled);
        } catch (error) {
          throw sent.translate(error);
        }
      }),
    ),
  );
  // One result per statement, in order; a mapped tuple type is beyond `map`.
  return statements.map((sent, index) =>
    sent.read(answers[index]?.rows ?? []),
  ) as unknown as ResultsOf<Statements>;
}

/** {@link sendTogether} for one. */
export async function send<Result>(tx: Transaction, single: Statement<Result>): Promise<Result> {
  const [result] = await sendTogether(tx, [single]);
  return result;
}
