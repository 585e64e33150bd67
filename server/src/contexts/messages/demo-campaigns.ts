import type { CampaignSegment } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { DemoDay, DemoPart, Scene } from '../../platform/demo/demo-part.ts';
import { demoOperatorCtx } from '../identity/index.ts';
import { findCampaignOf } from './campaigns/store-campaigns.ts';
import { createCampaign } from './campaigns/use-cases/create-campaign.ts';
import { batchSize } from './campaigns/use-cases/preview-campaign.ts';
import { sendCampaign } from './campaigns/use-cases/send-campaign.ts';
import { stopCampaign } from './campaigns/use-cases/stop-campaign.ts';
import { type DemoCampaign, demoCampaigns } from './data/demo-campaigns.ts';
import type { CopyParts } from './send-copies.ts';

const writeHours = 10.5;
const sendHours = 10.6;
const stopHours = 14.2;
/** So many whole days before the doors open. */
const sentAt = 2;
const stoppedAt = 1;
const plannedHours = 30;

const everybody: CampaignSegment = {
  languages: [],
  leastRank: 0,
  countries: [],
  agent: null,
  seenWithinDays: null,
  awayForDays: null,
  consent: null,
};

/** What operators of the demo brand wrote to its members. */
export function campaignsDemo(parts: CopyParts): DemoPart {
  return (_ctx, day) => {
    const daysLeft = Math.floor(day.at(24).until(day.pastEndsAt).total('hours') / 24);
    const { sent, stopped, planned } = demoCampaigns;
    const later = day.pastEndsAt.add({ hours: plannedHours });
    const scenes = (isToday: boolean, hours: number, play: Scene['play']): readonly Scene[] =>
      isToday ? [{ at: day.at(hours), play }] : [];
    return Promise.resolve([
      ...scenes(daysLeft === sentAt, writeHours, (ctx) => write(ctx, sent)),
      ...scenes(daysLeft === sentAt, sendHours, (ctx) => sendAll(ctx, parts)),
      ...scenes(daysLeft === stoppedAt, writeHours, (ctx) => write(ctx, stopped, later)),
      ...scenes(daysLeft === stoppedAt, stopHours, (ctx) => stop(ctx, stopped)),
      ...scenes(daysLeft === 0, writeHours, (ctx) => write(ctx, planned, later)),
    ]);
  };
}

async function write(ctx: Ctx, words: DemoCampaign, sendAt?: DemoDay['pastEndsAt']): Promise<void> {
  const desk = await demoOperatorCtx(ctx);
  if (desk !== undefined) {
    const form = { ...words, segment: everybody, sendAt, reason: 'News of the week.' };
    await createCampaign(desk, form);
  }
}

async function sendAll(ctx: Ctx, parts: CopyParts): Promise<void> {
  let isMore = true;
  while (isMore) {
    isMore = await sendCampaign(ctx, parts, batchSize);
  }
}

async function stop(ctx: Ctx, { formKey }: DemoCampaign): Promise<void> {
  const desk = await demoOperatorCtx(ctx);
  const campaign = await findCampaignOf(ctx.tx, formKey);
  if (desk !== undefined && campaign !== undefined) {
    await stopCampaign(desk, { id: campaign.id, reason: 'The day was moved.' });
  }
}
