import type { MemberId, OperatorStop } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { moneyHold } from '../../identity/index.ts';
import { provenAt, stopsOf } from '../../limits/index.ts';
import { latestNotes, type Member, readMember } from '../../members/index.ts';
import { sumCredited } from '../deposits/store-deposit-queue.ts';
import type { CashierPorts, Requirement } from './requirements.ts';
import { sumCompleted } from './store-history.ts';

/** Before everything that a site has kept. */
const ever = Temporal.Instant.fromEpochMilliseconds(0);

/** Who asks for the money, as they stand while somebody decides, and what they paid in and got. */
export interface Asker {
  readonly member: Pick<Member, 'state' | 'registeredAt'>;
  readonly rank: number;
  readonly provenAt: Temporal.Instant | null;
  readonly stops: readonly OperatorStop[];
  readonly heldUntil: Temporal.Instant | undefined;
  readonly deposits: { readonly count: number; readonly paidMinor: bigint };
  readonly withdrawnMinor: bigint;
  readonly requirements: readonly Requirement[];
  readonly notes: Awaited<ReturnType<typeof latestNotes>>;
}

export async function readAsker(
  ctx: Ctx,
  memberId: MemberId,
  ports: Pick<CashierPorts, 'rankOf' | 'requirementsOf'>,
): Promise<Asker> {
  return {
    member: await readMember(ctx, memberId),
    rank: await ports.rankOf(ctx, memberId),
    provenAt: await provenAt(ctx, memberId),
    stops: await stopsOf(ctx, memberId),
    heldUntil: (await moneyHold(ctx, memberId))?.endsAt,
    deposits: await sumCredited(ctx.tx, { memberId, since: ever }),
    withdrawnMinor: await sumCompleted(ctx.tx, { memberId, since: ever }),
    requirements: await ports.requirementsOf(ctx, memberId),
    notes: await latestNotes(ctx, memberId),
  };
}
