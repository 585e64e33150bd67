import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { linesOf } from '../../agents/index.ts';
import { lookAtPlayers } from '../../limits/index.ts';
import { readMember } from '../../members/index.ts';

/** What keeps somebody from offering or receiving a contract (agents-loyalty-money.md C2, H). */
const barring: ReadonlySet<string> = new Set([
  'TRIAL',
  'FROZEN',
  'RG_EXCLUDED',
  'RG_TIMEOUT',
  'NO_AGENT',
]);

/** The payer; null is the house, which is above agents without an upline. */
export interface Parties {
  readonly payerId: MemberId | null;
  readonly payeeId: MemberId;
}

export interface Standing {
  readonly areAllowed: boolean;
  /** The payer owes an earlier bill. */
  readonly isInDebt: boolean;
}

const neither: Standing = { areAllowed: false, isInDebt: false };

/**
 * Whether the payee is an agent directly below the payer, and both are in standing. The accounts of
 * both stay locked, so that a flag that is set meanwhile waits (R2).
 */
export async function standingOf(ctx: Ctx, { payerId, payeeId }: Parties): Promise<Standing> {
  const line = (await linesOf(ctx, [payeeId])).get(payeeId);
  if (line?.isAgent !== true || (line.above.at(-1) ?? null) !== payerId) {
    return neither;
  }
  const ids = payerId === null ? [payeeId] : [payerId, payeeId];
  const members = await Promise.all(ids.map((id) => readMember(ctx, id)));
  if (members.some(({ kind, state }) => kind !== 'agent' || state !== 'active')) {
    return neither;
  }
  const players = await lookAtPlayers(ctx, ids);
  const flagsOf = (id: MemberId) => (players.get(id)?.flags ?? []).map(({ flag }) => flag);
  // An excluded agent may go on where the site says so, but no agent offers it anything (H).
  const isBarring = (id: MemberId, flag: string) =>
    barring.has(flag) &&
    !(
      flag === 'RG_EXCLUDED' &&
      ctx.site.excludedAgentsRunOn &&
      (payerId === null || id === payerId)
    );
  return {
    areAllowed: ids.every((id) => flagsOf(id).every((flag) => !isBarring(id, flag))),
    isInDebt: payerId !== null && flagsOf(payerId).includes('DEBT'),
  };
}
