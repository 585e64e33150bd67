import {
  bestMissionKinds,
  isIdOf,
  type MissionCycle,
  type MissionKind,
  type MissionRewardKind,
  moneyMissionRewards,
  playMissionKinds,
  type RateCategory,
  rateCategories,
} from '@portal/protocol';
import { textsOf, type Written, writtenOf } from '../../shared/words/site-words.ts';

/** What an operator types of a mission, as text. */
export interface MissionDraft extends Written<'name'> {
  readonly kind: MissionKind;
  /** Empty for all. */
  readonly category: string;
  /** Whose play counts alone; empty for all. */
  readonly vendor: string;
  readonly game: string;
  readonly target: string;
  readonly cycle: MissionCycle;
  readonly opensOn: string;
  readonly closesOn: string;
  readonly needsJoin: boolean;
  readonly minVip: string;
  /** What is to be claimed first; empty for nothing. */
  readonly after: string;
  /** Empty for any number. */
  readonly mostPerDay: string;
  readonly rewardKind: MissionRewardKind;
  /** Whose tickets are given. */
  readonly raffle: string;
  readonly reward: string;
  readonly multiple: string;
  readonly budget: string;
  readonly reason: string;
}

export const emptyMission: MissionDraft = {
  ...writtenOf('name'),
  kind: 'VALID_SUM',
  category: '',
  vendor: '',
  game: '',
  target: '',
  cycle: 'DAILY',
  opensOn: '',
  closesOn: '',
  needsJoin: false,
  minVip: '0',
  after: '',
  mostPerDay: '',
  rewardKind: 'MONEY',
  raffle: '',
  reward: '',
  multiple: '1',
  budget: '',
  reason: '',
};

const usualSort = 100;

export function categoryOf(text: string): RateCategory | null {
  return rateCategories.find((category) => category === text) ?? null;
}

/** What is sent; fields that the kind does not show say nothing. */
export function missionBody(draft: MissionDraft) {
  const { kind, cycle, opensOn, closesOn, needsJoin, rewardKind } = draft;
  const isPlay = playMissionKinds.includes(kind);
  const [vendorCode, gameId] = [draft.vendor.trim().toUpperCase(), draft.game.trim()];
  return {
    names: textsOf('name', draft),
    kind,
    category: isPlay ? categoryOf(draft.category) : null,
    ...(isPlay && vendorCode !== '' && { vendorCode }),
    ...(isPlay && gameId !== '' && { gameId }),
    target: draft.target.trim(),
    cycle,
    opensOn,
    closesOn: closesOn === '' ? null : closesOn,
    needsJoin: needsJoin && !bestMissionKinds.includes(kind),
    minVip: Number(draft.minVip),
    ...(isIdOf('msn', draft.after) && { afterMission: draft.after }),
    ...(draft.mostPerDay.trim() !== '' && { mostPerDay: Number(draft.mostPerDay) }),
    rewardKind,
    ...(rewardKind === 'TICKET' && { raffleId: draft.raffle }),
    reward: draft.reward.trim(),
    multiple: moneyMissionRewards.includes(rewardKind) ? Number(draft.multiple) : 0,
    budget: draft.budget.trim(),
    sort: usualSort,
    reason: draft.reason.trim(),
  };
}
