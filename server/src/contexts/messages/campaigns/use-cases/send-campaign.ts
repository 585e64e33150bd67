import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { memberIdsAfter } from '../../../members/index.ts';
import type { CopyParts } from '../../send-copies.ts';
import { type NewMessage, sendMessages } from '../../send-messages.ts';
import { selectLocales } from '../../store-readers.ts';
import { inSegment, segmentOf } from '../segment.ts';
import { type Campaign, lockDueCampaign, updateProgress } from '../store-campaigns.ts';

/**
 * Sends the next batch of a campaign whose moment has come; each member gets it once, because a
 * message is written once for its reference. Says whether there may be more to send.
 */
export async function sendCampaign(
  ctx: Ctx,
  parts: CopyParts,
  batchSize: number,
): Promise<boolean> {
  const now = ctx.clock.now();
  const campaign = await lockDueCampaign(ctx.tx, now);
  if (campaign === undefined) {
    return false;
  }
  const ids = await memberIdsAfter(ctx, campaign.lastMemberId, batchSize);
  const segment = await segmentOf(ctx, campaign.segment);
  const meant = segment === undefined ? [] : await inSegment(ctx, ids, segment);
  await sendMessages(ctx, parts, await messagesOf(ctx, campaign, meant));
  await updateProgress(ctx.tx, {
    id: campaign.id,
    reached: meant.length,
    lastMemberId: ids.length < batchSize ? undefined : ids.at(-1),
    at: now,
  });
  return true;
}

/** In the language of each reader, else in English, in which every campaign is written. */
async function messagesOf(
  ctx: Ctx,
  { id: reference, titles, texts }: Campaign,
  memberIds: readonly MemberId[],
): Promise<readonly NewMessage[]> {
  const locales = await selectLocales(ctx.tx, memberIds);
  return memberIds.map((memberId) => {
    const locale = locales.get(memberId) ?? ctx.site.defaultLocale;
    const said = (words: Readonly<Record<string, string>>) =>
      ({ kind: 'word', word: words[locale] ?? words['en'] ?? '' }) as const;
    const params = { title: said(titles), text: said(texts) };
    return { memberId, type: 'campaign', reference, params };
  });
}
