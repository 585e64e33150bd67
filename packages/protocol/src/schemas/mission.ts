import { z } from 'zod';
import {
  boardMetrics,
  boardStates,
  missionCycles,
  missionKinds,
  missionRewardKinds,
  missionStatuses,
  mostGiftMultiple,
} from '../missions.ts';
import { rateCategories } from '../rate-categories.ts';
import { boardId, missionId, raffleId } from './ids.ts';
import { amountText, currencyText, dayInput, dayText, instantText } from './wire.ts';

/** A figure of a mission or board: an amount, or a number of times. */
const figure = amountText;
const gift = {
  rewardKind: z.enum(missionRewardKinds),
  /** Money, or whole points, or tickets. */
  reward: figure,
  /** Whose tickets; of a TICKET alone. */
  raffleId: raffleId.optional(),
  /** How often money has to be played before it leaves. */
  multiple: z.int().min(0).max(mostGiftMultiple),
};

/** The day or the week of it, or `once`. */
export const missionPeriodKey = z.union([z.literal('once'), dayInput]);

const asked = {
  kind: z.enum(missionKinds),
  category: z.enum(rateCategories).nullable(),
  target: figure,
  cycle: z.enum(missionCycles),
  minVip: z.int(),
};

/** A mission in one of its periods, as a member sees it. */
export const mission = z.strictObject({
  id: missionId,
  name: z.string(),
  ...asked,
  /** The vendor or the game whose play counts alone; absent where all count. */
  scope: z.string().optional(),
  period: missionPeriodKey,
  from: dayText,
  to: dayText.nullable(),
  claimUntil: dayText.nullable(),
  done: figure,
  /** The mission that is to be claimed before; absent where none is. */
  after: z.string().optional(),
  status: z.enum(missionStatuses),
  ...gift,
});

export const missionFacts = { ...asked, ...gift };

/** A place on a board; the name is masked, and empty of who does not want to be named. */
const boardPlace = z.strictObject({
  rank: z.int(),
  name: z.string(),
  isOwn: z.boolean(),
  score: figure,
  prizeAmount: amountText,
});

export const boardFacts = {
  metric: z.enum(boardMetrics),
  category: z.enum(rateCategories).nullable(),
  /** Of each bet that counts; 0 for all. */
  leastStake: amountText,
  opensOn: dayText,
  closesOn: dayText,
};

const board = z.strictObject({
  id: boardId,
  name: z.string(),
  ...boardFacts,
  /** The vendor or the game whose play counts alone; absent where all count. */
  scope: z.string().optional(),
  state: z.enum(boardStates),
  multiple: gift.multiple,
  /** By rank, from the first. */
  prizes: z.array(amountText),
  /** The first twenty. */
  places: z.array(boardPlace),
  /** Of the caller, wherever it is; null while there is no score. */
  own: boardPlace.nullable(),
  changedAt: instantText.nullable(),
});

export const boards = z.strictObject({
  currency: currencyText,
  /** Whether the caller is named to nobody. */
  isHidden: z.boolean(),
  list: z.array(board),
});
