import type { ContractKind } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';

/** What a downline shows of higher contexts, which the wiring brings. */
export interface DownlineParts {
  /** Of which kinds contracts pay these; whoever has none fails. */
  readonly contractKinds: (
    ctx: Ctx,
    ids: readonly MemberId[],
  ) => Promise<ReadonlyMap<MemberId, readonly ContractKind[]>>;
  /** In the ladder of the site; whoever stands on no rank yet fails. */
  readonly ranks: (ctx: Ctx, ids: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, number>>;
}
