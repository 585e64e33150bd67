import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { InsertDesigns, SelectDesigns } from '../generated/statements.ts';

/** A design as it is kept for ever, with the engine that plays it. */
export type StoredDesign = SelectDesigns['row'];

/** Writes designs that are new; the others are there already. */
export async function insertDesigns(
  tx: Transaction,
  designs: readonly Omit<StoredDesign, 'number'>[],
): Promise<void> {
  await sql<InsertDesigns>`
    insert into game_designs (engine, engine_version, hash, design)
    select engine, engine_version, hash, design::json
    from unnest(${designs.map(({ engine }) => engine)}::text[],
                ${designs.map(({ engineVersion }) => engineVersion)}::int[],
                ${designs.map(({ hash }) => hash)}::text[],
                ${designs.map(({ design }) => JSON.stringify(design))}::text[])
      as d (engine, engine_version, hash, design)
    on conflict (engine, engine_version, hash) do nothing`.execute(tx);
}

export async function selectDesigns(tx: Transaction): Promise<readonly StoredDesign[]> {
  const { rows } = await sql<SelectDesigns>`
    select id as number, engine, engine_version as "engineVersion", hash, design
    from game_designs order by id`.execute(tx);
  return rows;
}
