import type { KycCaseId, KycRejection } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { ageOn, notePerson, setFlag } from '../../../limits/index.ts';
import { recordAct } from '../../../trail/index.ts';
import { lockForDecision } from '../decidable.ts';
import { openSaid } from '../said.ts';
import { settleDemand } from '../settle-demand.ts';
import { type CaseRow, selectCasesOf, updateCase } from '../store-cases.ts';
import { replaceCase } from '../store-queue.ts';
import { today } from '../today.ts';

/** What a member may not do whose papers say that they are too young (R17). */
const stopsOfTheYoung = ['NO_BET', 'NO_DEPOSIT', 'NO_BONUS'] as const;

/**
 * Accepts papers. What stood before makes way, a demand for this kind is answered, and once who
 * somebody is and where they live are both proven, play may begin where it waits for that (R18).
 * Refuses as `lockForDecision` does, then with `too_young`.
 */
export async function approveCase(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: KycCaseId; readonly reason: string; readonly minimumAge: number },
): Promise<void> {
  const { id, reason, minimumAge } = command;
  const row = await lockForDecision(ctx, id);
  const bornOn = openSaid(ctx, row).bornOn ?? undefined;
  if (bornOn !== undefined && ageOn(bornOn, today(ctx)) < minimumAge) {
    throw new Refusal('too_young', { age: minimumAge });
  }
  const { memberId, kind } = row;
  await replaceCase(ctx.tx, { memberId, kind, at: ctx.clock.now() });
  await close(ctx, row, { state: 'approved', rejection: null, reason });
  await settleDemand(ctx, { memberId, kind });
  // What the other kind came to is read behind the lock that this takes.
  await notePerson(ctx, { memberId, bornOn, proof: 'kept' });
  const cases = await selectCasesOf(ctx.tx, memberId);
  const proven = new Set(cases.filter(({ state }) => state === 'approved').map((own) => own.kind));
  if (proven.has('identity') && proven.has('address')) {
    await notePerson(ctx, { memberId, bornOn, proof: 'whole' });
  }
}

/**
 * Does not accept papers; the member reads why. Who is too young by them may neither play nor pay
 * in from now on (R17). Refuses as `lockForDecision` does.
 */
export async function rejectCase(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly id: KycCaseId;
    readonly rejection: KycRejection;
    readonly reason: string;
  },
): Promise<void> {
  const { id, rejection, reason } = command;
  const row = await lockForDecision(ctx, id);
  await close(ctx, row, { state: 'rejected', rejection, reason });
  for (const flag of rejection === 'underage' ? stopsOfTheYoung : []) {
    await setFlag(ctx, { memberId: row.memberId, flag, reason });
  }
}

async function close(
  ctx: Ctx<OperatorActor>,
  row: CaseRow,
  decision: {
    readonly state: 'approved' | 'rejected';
    readonly rejection: KycRejection | null;
    readonly reason: string;
  },
): Promise<void> {
  const { id, memberId, kind, paper } = row;
  const { state, rejection, reason } = decision;
  const { id: decidedBy, name: decidedByName } = ctx.actor;
  await updateCase(ctx.tx, { ...decision, id, at: ctx.clock.now(), decidedBy, decidedByName });
  await recordAct(ctx, {
    action: state === 'approved' ? 'kyc.approve' : 'kyc.reject',
    subject: { type: 'member', id: memberId },
    after: { papers: id, kind, paper, ...(rejection !== null && { rejection }) },
    reason,
  });
}
