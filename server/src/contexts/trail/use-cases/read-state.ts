import type { Ctx } from '../../../platform/context.ts';
import type { ChainCheck, SealingState } from '../store-checks.ts';
import { findLastCheck, readSealingState } from '../store-checks.ts';

export interface TrailState extends SealingState {
  readonly lastCheck: ChainCheck | undefined;
}

/** How far the chain is sealed, and what the last verification found. */
export async function readState(ctx: Ctx): Promise<TrailState> {
  const state = await readSealingState(ctx.tx, ctx.site.id);
  return { ...state, lastCheck: await findLastCheck(ctx.tx, ctx.site.id) };
}
