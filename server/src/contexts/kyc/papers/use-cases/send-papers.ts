import type { MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { invalidFields } from '../../../../platform/http/refusal-answer.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { siteDate } from '../../../../platform/site-date.ts';
import { ageOn } from '../../../limits/index.ts';
import { recordEvents } from '../../../trail/index.ts';
import { paperFaults, type TypedPapers } from '../paper-faults.ts';
import { hidePicture, hideSaid } from '../said.ts';
import { verificationOf } from '../standing.ts';
import { insertCase } from '../store-cases.ts';
import { insertDocument } from '../store-documents.ts';

/**
 * Before pictures are drawn. Refusals in order: `validation_failed`, `too_young` (R17),
 * `papers_waiting`, `papers_stand`.
 */
export async function refusePapers(
  ctx: Ctx<MemberActor>,
  typed: TypedPapers,
  { minimumAge }: { readonly minimumAge: number },
): Promise<void> {
  const day = siteDate(ctx);
  const faults = paperFaults(typed, String(day));
  if (faults.length > 0) {
    throw invalidFields(faults);
  }
  if (typed.kind === 'identity' && ageOn(typed.bornOn ?? '', day) < minimumAge) {
    throw new Refusal('too_young', { age: minimumAge });
  }
  const { proofs } = await verificationOf(ctx, ctx.actor.id);
  const proof = proofs.find(({ kind }) => kind === typed.kind);
  if (proof?.standing === 'waiting') {
    throw new Refusal('papers_waiting');
  }
  if (proof?.maySend === false) {
    throw new Refusal('papers_stand');
  }
}

/** Keeps papers for the desk to look at. Refuses with those of `refusePapers`. */
export async function sendPapers(
  ctx: Ctx<MemberActor>,
  typed: TypedPapers,
  parts: { readonly minimumAge: number; readonly pictures: readonly Buffer[] },
): Promise<void> {
  await refusePapers(ctx, typed, parts);
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
    const imageSecret = hidePicture(ctx, documentId, image);
    await insertDocument(ctx.tx, { id: documentId, caseId: id, imageSecret, at });
  }
  await tell(ctx, { memberId, papers: id, kind, paper });
}

async function tell(
  ctx: Ctx,
  { memberId, ...after }: Readonly<Record<string, string>> & { readonly memberId: MemberId },
): Promise<void> {
  const subject = { type: 'member', id: memberId };
  await recordEvents(ctx, { action: 'kyc.send', subject, after });
}
