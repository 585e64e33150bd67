import type { KycCaseId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { ownCase } from '../named-cases.ts';
import { openSaid } from '../said.ts';

/** The whole number of a paper; the trail tells of each look. Refuses with `not_found`. */
export async function revealNumber(ctx: Ctx<OperatorActor>, id: KycCaseId): Promise<string> {
  const row = await ownCase(ctx, id);
  const { number } = openSaid(ctx, row);
  if (number === null) {
    throw new Refusal('not_found');
  }
  const subject = { type: 'member', id: row.memberId };
  await recordEvents(ctx, { action: 'kyc.reveal', subject, after: { papers: id } });
  return number;
}
