import { keyOf, nodesIn } from '../../tidy/literal.ts';
import { isNode, type Source } from '../../tidy/source.ts';
import type { SchemaFacts } from './schema-facts.ts';

/**
 * The columns, `table.column`, of which a context's `ColumnTypes` says what the database cannot:
 * the shape of JSON, a closed set that is kept by code. One that no migration makes is refused.
 */
export function declaredColumns(source: Source, schema: SchemaFacts): ReadonlySet<string> {
  const [declaration] = source.nodes('TSInterfaceBody');
  const names = nodesIn(declaration?.['body']).filter(isNode).map(keyOf);
  const stray = names.find((name) => !schema.hasColumn(name));
  if (stray !== undefined) {
    throw new Error(`${source.path}: the database has no column ${stray}`);
  }
  return new Set(names);
}
