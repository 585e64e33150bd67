import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import {
  isIdOf,
  missionCycles,
  missionKinds,
  missionRewardKinds,
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

/** A mission of money, as it is kept; such a one has no raffle. */
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
  reward: minorText,
  multiple: z.int().min(0).max(mostGiftMultiple),
  budget: minorText,
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
    facts: ({ names, reward, budget, currency: code, multiple }, site): Facts => ({
      name: nameOfSite(site, names),
      amountOfEach: formatAmount(BigInt(reward), currency(code)),
      amount: formatAmount(BigInt(budget), currency(code)),
      currency: code,
      multiple: String(multiple),
    }),
    subject: ({ missionId }) => ({ type: 'mission', id: missionId }),
    perform: async (ctx, { id: approvalId, payload: approved, reason, askedBy: operatorId }) => {
      const { missionId: id, currency: _, ...facts } = approved;
      const { target, reward, budget } = facts;
      const figures = { target: BigInt(target), reward: BigInt(reward), budget: BigInt(budget) };
      const form = { ...facts, ...figures, raffleId: null };
      const command = { form, reason, approved: { id, operatorId, approvalId } };
      await createMission(ctx, command, gifts);
    },
  };
}
