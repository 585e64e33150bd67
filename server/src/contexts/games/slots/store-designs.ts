import type { SlotDesign } from '@portal/games';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';

export interface StoredDesign {
  readonly number: number;
  readonly hash: string;
  readonly design: SlotDesign;
}

/** Writes designs that are new; the others are there already. */
export async function insertDesigns(
  ctx: Ctx,
  designs: readonly { readonly hash: string; readonly design: SlotDesign }[],
): Promise<void> {
  await sql`
    insert into slot_designs (hash, design)
    select hash, design::json
    from unnest(${designs.map(({ hash }) => hash)}::text[],
                ${designs.map(({ design }) => JSON.stringify(design))}::text[]) as d (hash, design)
    on conflict (hash) do nothing`.execute(ctx.tx);
}

export async function selectDesigns(ctx: Ctx): Promise<readonly StoredDesign[]> {
  const { rows } = await sql<StoredDesign>`
    select id as number, hash, design from slot_designs order by id`.execute(ctx.tx);
  return rows;
}
