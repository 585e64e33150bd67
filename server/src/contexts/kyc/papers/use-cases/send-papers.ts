import type { MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { invalidFields } from '../../../../platform/http/refusal-answer.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { sealPicture } from '../../../../platform/secrets/sealed-picture.ts';
import { siteDate } from '../../../../platform/site-date.ts';
import { ageOn, noteMarks, stopTooYoung } from '../../../limits/index.ts';
import { recordEvents } from '../../../trail/index.ts';
import { paperFaults, type TypedPapers } from '../paper-faults.ts';
import { marksOfSaid } from '../marks-of-said.ts';
import { hideSaid, pictureOf } from '../said.ts';
import { verificationOf } from '../standing.ts';
import { insertCase } from '../store-cases.ts';
import { insertDocument } from '../store-documents.ts';

/**
 * Before pictures are drawn. Refusals in order: `validation_failed`, `papers_waiting`,
 * `papers_stand`; then it gives `too_young` instead of throwing it, because the stops that it sets
 * have to stay (R17).
 */
export async function refusePapers(
  ctx: Ctx<MemberActor>,
  typed: TypedPapers,
  { minimumAge }: { readonly minimumAge: number },
): Promise<Refusal | undefined> {
  const day = siteDate(ctx);
  const faults = paperFaults(typed, day);
  if (faults.length > 0) {
    throw invalidFields(faults);
  }
  const memberId = ctx.actor.id;
  const { proofs } = await verificationOf(ctx, memberId);
  const proof = proofs.find(({ kind }) => kind === typed.kind);
  if (proof?.standing === 'waiting') {
    throw new Refusal('papers_waiting');
  }
  if (proof?.maySend === false) {
    throw new Refusal('papers_stand');
  }
  const age = typed.kind === 'identity' ? ageOn(typed.bornOn ?? '', day) : minimumAge;
  if (age >= minimumAge) {
    return undefined;
  }
  await stopTooYoung(ctx, { memberId, age, minimumAge, source: 'papers' });
  return new Refusal('too_young', { age: minimumAge });
}

/**
 * Keeps papers for the desk to look at. Refuses as `refusePapers` does, and gives what it gives.
 */
export async function sendPapers(
  ctx: Ctx<MemberActor>,
  typed: TypedPapers,
  parts: { readonly minimumAge: number; readonly pictures: readonly Buffer[] },
): Promise<Refusal | undefined> {
  const refusal = await refusePapers(ctx, typed, parts);
  if (refusal !== undefined) {
    return refusal;
  }
  const memberId = ctx.actor.id;
  const id = ctx.ids.next('kyc');
  const at = ctx.clock.now();
  const { kind, paper, fullName = null, bornOn = null, number = null, address = null } = typed;
  const saidSecret = hideSaid(ctx, id, { fullName, bornOn, number, address });
  const expiresOn = typed.expiresOn ?? null;
  const row = { id, siteId: ctx.site.id, memberId, kind, paper, saidSecret, expiresOn, at };
  if (!(await insertCase(ctx.tx, row))) {
    throw new Refusal('papers_waiting');
  }
  for (const image of parts.pictures) {
    const documentId = ctx.ids.next('kyd');
    const imageSecret = sealPicture(ctx, pictureOf(documentId), image);
    await insertDocument(ctx.tx, { id: documentId, caseId: id, imageSecret, at });
  }
  await noteMarks(ctx, memberId, marksOfSaid({ fullName, bornOn, number }, false));
  await tell(ctx, { memberId, papers: id, kind, paper });
  return undefined;
}

async function tell(
  ctx: Ctx,
  { memberId, ...after }: Readonly<Record<string, string>> & { readonly memberId: MemberId },
): Promise<void> {
  const subject = { type: 'member', id: memberId };
  await recordEvents(ctx, { action: 'kyc.send', subject, after });
}
