import type { EntryType } from '../../shared/records/entry-types.ts';
import type { Requirement } from './api/read-terms.ts';

const ofKind: Readonly<Record<Exclude<Requirement['kind'], 'gift' | 'transfer'>, EntryType>> = {
  deposit: 'deposit',
  bonus: 'bonus',
  rebate: 'rebate',
  points: 'points_convert',
  manual: 'adjustment',
  demo_credit: 'demo_credit',
};

/** By how the reference of a gift begins: all of them are one kind of play. */
const ofGift: readonly (readonly [string, EntryType])[] = [
  ['rnd_', 'promo_win'],
  ['vip:', 'vip_gift'],
  ['mission:', 'mission_reward'],
  ['board:', 'board_prize'],
];

/** What the account record calls the money that asks for play. */
export function sourceType({
  kind,
  reference,
}: Pick<Requirement, 'kind' | 'reference'>): EntryType {
  switch (kind) {
    case 'gift':
      return ofGift.find(([start]) => reference.startsWith(start))?.[1] ?? 'bonus';
    case 'transfer':
      return reference.startsWith('trf_') ? 'member_transfer' : 'envelope_gift';
    default:
      return ofKind[kind];
  }
}
