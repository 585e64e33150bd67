import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import {
  isIdOf,
  missionCycles,
  missionKinds,
  missionRewardKinds,
  moneyMissionRewards,
  mostGiftMultiple,
  rateCategories,
} from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import type { Facts } from '../../trail/index.ts';
import type { MissionGifts } from './mission-gifts.ts';
import { createMission } from './use-cases/create-mission.ts';
import { nameOfSite } from '../../../platform/name-of-site.ts';

/** JSON has no bigint. */
const minorText = z.string().regex(/^[1-9]\d{0,18}$/u);

/** A mission as it is kept; one that was asked for by an older release is of money. */
const payload = z.strictObject({
  missionId: z.string().refine((id) => isIdOf('msn', id)),
  names: z.record(z.string(), z.string()),
  kind: z.enum(missionKinds),
  category: z.enum(rateCategories).nullable(),
  vendorCode: z.string().nullable(),
  gameId: z.string().nullable(),
  target: minorText,
  cycle: z.enum(missionCycles),
  opensOn: z.string(),
  closesOn: z.string().nullable(),
  needsJoin: z.boolean(),
  minVip: z.int(),
  afterMission: z
    .string()
    .refine((id) => isIdOf('msn', id))
    .nullable(),
  mostPerDay: z.int().nullable(),
  rewardKind: z.enum(missionRewardKinds),
  raffleId: z
    .string()
    .refine((id) => isIdOf('raf', id))
    .nullable()
    .optional(),
  reward: minorText,
  multiple: z.int().min(0).max(mostGiftMultiple),
  budget: minorText,
  /** What the budget comes to in money. */
  worthMinor: minorText.optional(),
  sort: z.int(),
  currency: z.string().refine(isCurrencyCode),
});

type Payload = z.output<typeof payload>;

/**
 * Missions whose budget is more than one operator promises alone, as a second person approves them
 * (R53); one whose days are over meanwhile can only be refused.
 */
export function makeMission(gifts: MissionGifts): Act<Payload> {
  return {
    name: 'mission.create',
    ability: 'loyalty.manage',
    payload,
    facts: (approved, site): Facts => ({
      name: nameOfSite(site, approved.names),
      ...sumsOf(approved),
      currency: approved.currency,
      multiple: String(approved.multiple),
    }),
    subject: ({ missionId }) => ({ type: 'mission', id: missionId }),
    perform: async (ctx, { id: approvalId, payload: approved, reason, askedBy: operatorId }) => {
      const {
        missionId: id,
        currency: _,
        worthMinor: _worth,
        raffleId = null,
        ...facts
      } = approved;
      const { target, reward, budget } = facts;
      const figures = { target: BigInt(target), reward: BigInt(reward), budget: BigInt(budget) };
      const form = { ...facts, ...figures, raffleId };
      const command = { form, reason, approved: { id, operatorId, approvalId } };
      await createMission(ctx, command, gifts);
    },
  };
}

/** Points and tickets by their number, and by what all of them are worth. */
function sumsOf({ rewardKind, reward, budget, worthMinor, currency: code }: Payload): Facts {
  const money = (minor: string) => formatAmount(BigInt(minor), currency(code));
  if (moneyMissionRewards.includes(rewardKind)) {
    return { amountOfEach: money(reward), amount: money(budget) };
  }
  const amount = worthMinor === undefined ? {} : { amount: money(worthMinor) };
  return { reward: `${rewardKind} ${reward}`, budget: `${rewardKind} ${budget}`, ...amount };
}
