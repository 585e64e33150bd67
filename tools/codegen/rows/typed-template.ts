import type pg from 'pg';
import type { Slot, StoreQuery } from '../store-queries.ts';
import { describeStatement, type StatementFacts } from './describe-statement.ts';
import type { Facts } from './expression-types.ts';
import { parameterType, rowType } from './row-types.ts';

/** The types of one template; its name is empty where it names none. */
export interface TypedTemplate {
  readonly name: string;
  readonly row: string;
  readonly values: readonly string[];
}

/** Whichever of its pieces a statement chooses, `other` has chosen the other: the row is one. */
export async function typedTemplate(
  client: pg.Client,
  template: {
    readonly path: string;
    readonly statement: StoreQuery;
    readonly other: StoreQuery;
    readonly facts: Facts;
  },
): Promise<TypedTemplate> {
  const { path, statement, other, facts } = template;
  const types = await typesOf(client, { path, query: statement, facts });
  const { row } = await typesOf(client, { path, query: other, facts });
  if (row !== types.row) {
    throw new Error(
      `${path}: the rows of ${statement.name} depend on a choice: ${types.row} or ${row}`,
    );
  }
  return { name: statement.typeName ?? '', ...types };
}

async function typesOf(
  client: pg.Client,
  { path, query, facts }: { path: string; query: StoreQuery; facts: Facts },
): Promise<Omit<TypedTemplate, 'name'>> {
  try {
    const { outputs, parameters } = await describeStatement(client, query.sql, facts);
    return {
      row: rowType(outputs),
      values: query.slots.map((slot) => valueOf(slot, parameters)),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new Error(`${path}: the SQL of ${query.name} cannot be typed: ${reason}\n${query.sql}`, {
      cause: error,
    });
  }
}

function valueOf(slot: Slot, parameters: StatementFacts['parameters']): string {
  const parameter = slot === 'piece' ? undefined : parameters[slot - 1];
  return parameter === undefined ? 'SqlPiece' : parameterType(parameter);
}
