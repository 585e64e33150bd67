import type pg from 'pg';
import { type Facts, type OutputFact, outputsOf, type ValueFact } from './expression-types.ts';
import { isTreeNode, nodesBelow, parseNodeTree, type TreeNode } from './node-tree.ts';
import { parametersOf } from './parameter-facts.ts';

type Typed<Fact> = Fact & {
  /** As in `pg_type`. */
  readonly typeName: string;
};

/** What a statement gives and takes, as PostgreSQL understands it. */
export interface StatementFacts {
  readonly outputs: readonly Typed<OutputFact>[];
  readonly parameters: readonly Typed<ValueFact>[];
}

/** Prepares a statement against the migrated schema, and asks what PostgreSQL made of it. */
export async function describeStatement(
  client: pg.Client,
  sql: string,
  facts: Facts,
): Promise<StatementFacts> {
  await client.query(`prepare codegen as ${sql}`);
  try {
    const { rows } = await client.query<{ parameters: string[]; results: string[] }>(typesQuery);
    const { parameters = [], results = [] } = rows[0] ?? {};
    const query = /^lock\b/iu.test(sql) ? undefined : await analysed(client, sql, parameters);
    const outputs = query === undefined ? [] : outputsOf(query, facts);
    const known = query === undefined ? new Map<number, ValueFact>() : parametersOf(query, facts);
    return {
      outputs: outputs.map((output, index) => ({ ...output, typeName: results[index] ?? '' })),
      parameters: parameters.map((typeName, index) => ({
        ...(known.get(index + 1) ?? { isNullable: false }),
        typeName,
      })),
    };
  } finally {
    await client.query('deallocate codegen');
  }
}

const typesQuery = `
  select array(select t.typname::text
                 from unnest(parameter_types::oid[]) with ordinality as p (oid, place)
                 join pg_type t on t.oid = p.oid order by place) as parameters,
    array(select t.typname::text
            from unnest(result_types::oid[]) with ordinality as r (oid, place)
            join pg_type t on t.oid = r.oid order by place) as results
  from pg_prepared_statements where name = 'codegen'`;

/** A function with the statement as its body keeps the analysed tree, which nothing else shows. */
async function analysed(
  client: pg.Client,
  sql: string,
  parameters: readonly string[],
): Promise<TreeNode> {
  const types = parameters.map((name) => `pg_catalog.${name}`).join(', ');
  await client.query(
    `create function pg_temp.codegen(${types}) returns void language sql begin atomic ${sql}; end`,
  );
  try {
    const { rows } = await client.query<{ tree: string }>(
      `select prosqlbody::text as tree from pg_proc where oid = 'pg_temp.codegen'::regproc`,
    );
    const [query] = nodesBelow(parseNodeTree(rows[0]?.tree ?? '()'));
    if (!isTreeNode(query)) {
      throw new Error('PostgreSQL shows no tree of the statement');
    }
    return query;
  } finally {
    await client.query('drop function pg_temp.codegen');
  }
}
