import type pg from 'pg';
import { generatedPage, markdownTable } from './markdown.ts';

interface TableFacts {
  readonly name: string;
  readonly comment: string | null;
  readonly partitioning: string | null;
  readonly columns: readonly ColumnFacts[];
  readonly constraints: readonly string[];
  readonly indexes: readonly string[];
  readonly triggers: readonly string[];
  readonly grants: string;
}

interface ColumnFacts {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly default: string | null;
}

/** The tables of a migrated database, partitions left out. */
export async function schemaPage(client: pg.Client): Promise<string> {
  const { rows: tables } = await client.query<TableFacts>(tablesQuery);
  return generatedPage('Schema', '`server/migrations/`', [
    `${tables.length} tables. The server acts as the role \`portal_app\`, which owns nothing.`,
    ...tables.map(tableSection),
  ]);
}

function tableSection(table: TableFacts): string {
  const columns = markdownTable(
    ['Column', 'Type', 'Null', 'Default'],
    table.columns.map(({ name, type, isNullable, default: value }) => [
      `\`${name}\``,
      type,
      isNullable ? 'yes' : '',
      value === null ? '' : `\`${value}\``,
    ]),
  );
  const facts = [
    ...(table.partitioning === null ? [] : [`Partitioned: ${table.partitioning}`]),
    ...table.constraints,
    ...table.indexes,
    ...table.triggers,
    `portal_app: ${table.grants === '' ? 'nothing' : table.grants}`,
  ];
  return [
    `## ${table.name}`,
    ...(table.comment === null ? [] : [table.comment]),
    columns,
    facts.map((fact) => `- ${fact}`).join('\n'),
  ].join('\n\n');
}

// Constraints of type n repeat what the column table says; the primary key's index repeats the key.
const tablesQuery = `
  select c.relname as name,
    obj_description(c.oid) as comment,
    pg_get_partkeydef(c.oid) as partitioning,
    (select json_agg(json_build_object('name', a.attname,
              'type', format_type(a.atttypid, a.atttypmod),
              'isNullable', not a.attnotnull, 'default', pg_get_expr(d.adbin, d.adrelid))
            order by a.attnum)
       from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    array(select pg_get_constraintdef(k.oid) from pg_constraint k
           where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c', 'x')
           order by k.contype, k.conname) as constraints,
    array(select regexp_replace(
              pg_get_indexdef(i.indexrelid), '^CREATE (UNIQUE )?INDEX .* USING', '\\1INDEX')
            from pg_index i join pg_class x on x.oid = i.indexrelid
           where i.indrelid = c.oid
             and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
           order by x.relname) as indexes,
    array(select regexp_replace(pg_get_triggerdef(t.oid), ' ON public.*? (DEFERRABLE|FOR)', ' \\1')
            from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal
           order by t.tgname) as triggers,
    concat_ws('; ',
      nullif((select string_agg(lower(g.privilege_type), ', ' order by g.privilege_type)
         from aclexplode(c.relacl) g join pg_roles r on r.oid = g.grantee
        where r.rolname = 'portal_app'), ''),
      (select string_agg(lower(g.privilege_type) || ' of ' || a.attname, ', '
                order by a.attnum, g.privilege_type)
         from pg_attribute a, aclexplode(a.attacl) g join pg_roles r on r.oid = g.grantee
        where a.attrelid = c.oid and r.rolname = 'portal_app')) as grants
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname`;
