import { assertDefined } from '@portal/money';
import type { CampaignSegment } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { recordAct } from '../../../trail/index.ts';
import { openSegment } from '../segment.ts';
import { type Campaign, findCampaignOf, insertCampaign } from '../store-campaigns.ts';

interface CampaignForm {
  readonly formKey: string;
  readonly titles: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly segment: CampaignSegment;
  /** At once where there is none. */
  readonly sendAt: Temporal.Instant | undefined;
  readonly reason: string;
}

/**
 * Writes a message that leaves at its moment; the same form a second time is the same campaign.
 * Refuses `campaign_agent`.
 */
export async function createCampaign(
  ctx: Ctx<OperatorActor>,
  { reason, ...form }: CampaignForm,
): Promise<Campaign> {
  await openSegment(ctx, form.segment);
  const at = ctx.clock.now();
  const id = ctx.ids.next('cmp');
  const { id: operatorId, name } = ctx.actor;
  const sendAt = form.sendAt ?? at;
  const isNew = await insertCampaign(ctx.tx, {
    ...form,
    id,
    sendAt,
    by: { id: operatorId, name },
    at,
  });
  if (isNew) {
    await recordAct(ctx, {
      action: 'campaign.create',
      subject: { type: 'campaign', id },
      after: {
        name: form.titles['en'] ?? '',
        effectiveAt: String(sendAt),
        segment: segmentText(form.segment),
      },
      reason,
    });
  }
  return assertDefined(await findCampaignOf(ctx.tx, form.formKey), 'a campaign of this form');
}

/** What narrows it, for the trail. */
function segmentText(segment: CampaignSegment): string {
  return Object.entries(segment)
    .filter(([, value]) => value !== null && value !== 0 && String(value) !== '')
    .map(([field, value]) => `${field} ${String(value)}`)
    .join('; ');
}
