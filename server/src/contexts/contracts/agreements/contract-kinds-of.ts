import { type ContractKind, contractKinds, isLive } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { ContractSettings } from '../settings.ts';
import { type ContractRow, selectOpenContracts, selectRecentKinds } from './store-contracts.ts';

/** A page stays for so long after its last contract (agents-loyalty-money.md C8). */
const keptDays = 90;

/** The kinds of which a member has, had or may grant contracts, and those that are open now. */
export async function contractKindsOf(
  ctx: Ctx,
  id: MemberId,
  settings: Pick<ContractSettings, 'isKindOn'>,
): Promise<{ readonly open: readonly ContractRow[]; readonly kinds: ReadonlySet<ContractKind> }> {
  const open = await selectOpenContracts(ctx.tx, id);
  const after = ctx.clock.now().subtract({ hours: 24 * keptDays });
  const recent = await selectRecentKinds(ctx.tx, id, after);
  const own = open.filter((row) => row.state === 'PENDING' || isLive(row));
  const found = new Set([...recent, ...own.map(({ kind }) => kind)]);
  const kinds = new Set(contractKinds.filter((kind) => found.has(kind) && settings.isKindOn[kind]));
  return { open, kinds };
}
