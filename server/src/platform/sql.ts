import { type RawBuilder, sql as kyselySql } from 'kysely';

/** A part of which statements are put together. */
export type SqlPiece = RawBuilder<unknown>;

/** What the driver can send. */
export type SqlValue =
  | SqlPiece
  | bigint
  | boolean
  | number
  | string
  | Uint8Array
  | null
  | readonly SqlValue[];

declare const elements: unique symbol;

/** An array as one text (`sql-arrays.ts`); undefined stands for null. */
export type SqlArray<Element> = string & { readonly [elements]: Element };

/** What stands for a parameter that is an array. */
export type SqlArrayOf<Element> = readonly (Element | null)[] | SqlArray<Element | undefined>;

/** What a statement gives and takes, as codegen has it from PostgreSQL. */
interface StatementTypes {
  readonly row: unknown;
  readonly values: readonly unknown[];
}

interface Piece {
  readonly row: unknown;
  readonly values: readonly SqlValue[];
}

interface Sql {
  <Types extends StatementTypes = Piece>(
    strings: TemplateStringsArray,
    ...values: Types['values']
  ): RawBuilder<Types['row']>;
  join(parts: readonly SqlPiece[], separator: SqlPiece): SqlPiece;
}

/**
 * Kysely's own tag with the types of the statement: a store names those that codegen gave its
 * template, `sql<FindMember>`; a piece of a statement names none.
 */
// The tag takes whatever it gets; that values fit their places is what our type adds.
export const sql = kyselySql as unknown as Sql;
