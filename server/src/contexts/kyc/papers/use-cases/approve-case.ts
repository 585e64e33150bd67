import type { KycCaseId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { siteDate } from '../../../../platform/site-date.ts';
import { ageOn, noteMarks, notePerson, pairsOf, settleAge } from '../../../limits/index.ts';
import { correctBirthday, readProfileTexts } from '../../../members/index.ts';
import { closeCase } from '../close-case.ts';
import { lockForDecision } from '../decidable.ts';
import { marksOfSaid } from '../marks-of-said.ts';
import { openSaid } from '../said.ts';
import { settleDemand } from '../settle-demand.ts';
import { selectCasesOf } from '../store-cases.ts';
import { replaceCase } from '../store-queue.ts';

/**
 * Accepts papers. What stood before makes way, a demand for this kind is answered, and once who
 * somebody is and where they live are both proven, play may begin where it waits for that (R18).
 * A stop of age ends by what they show (R17).
 * Refuses as `lockForDecision` does, then with `papers_ended` after the last day of the paper on
 * the calendar of the site, `too_young`, and `papers_pair_waits` where somebody excluded has the
 * same name and birth date and nobody decided about the two (R12).
 */
export async function approveCase(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: KycCaseId; readonly reason: string; readonly minimumAge: number },
): Promise<void> {
  const { id, reason, minimumAge } = command;
  const sent = await lockForDecision(ctx, id);
  const today = siteDate(ctx);
  if (sent.expiresOn !== null && sent.expiresOn < String(today)) {
    throw new Refusal('papers_ended');
  }
  const said = openSaid(ctx, sent);
  const bornOn = said.bornOn ?? undefined;
  if (bornOn !== undefined && ageOn(bornOn, today) < minimumAge) {
    throw new Refusal('too_young', { age: minimumAge });
  }
  const { memberId, kind } = sent;
  if ((await pairsOf(ctx, memberId)).some(({ isFirst }) => isFirst)) {
    throw new Refusal('papers_pair_waits');
  }
  if (bornOn !== undefined) {
    await correctBirthday(ctx, { memberId, birthday: bornOn });
  }
  await replaceCase(ctx.tx, { memberId, kind, at: ctx.clock.now() });
  await closeCase(ctx, sent, { state: 'approved', rejection: null, reason });
  await settleDemand(ctx, { memberId, kind });
  await noteMarks(ctx, memberId, marksOfSaid(said, true));
  // What the other kind came to is read behind the lock that this takes.
  await notePerson(ctx, { memberId, bornOn, proof: 'kept' });
  const { birthday = '' } = await readProfileTexts(ctx, memberId);
  await settleAge(ctx, { memberId, birthday, minimumAge });
  const cases = await selectCasesOf(ctx.tx, memberId);
  const approved = cases.filter(({ state }) => state === 'approved');
  const proven = new Set(approved.map((row) => row.kind));
  if (proven.has('identity') && proven.has('address')) {
    const [provenUntil = null] = approved.flatMap((row) => row.expiresOn ?? []).toSorted();
    await notePerson(ctx, { memberId, bornOn, proof: 'whole', provenUntil });
  }
}
