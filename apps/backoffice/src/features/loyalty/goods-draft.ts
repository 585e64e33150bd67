import type { GoodsKind, GoodsPicture, GoodsState } from '@portal/protocol';
import { siteTimeZone } from '../../shared/env.ts';
import { instantOf, localOf } from '../../shared/site-time.ts';
import { textsOf, type Written, writtenOf } from '../../shared/words/site-words.ts';
import type { DeskGoods } from './api/list-goods.ts';

/** What an operator types of an item, as text. */
export interface GoodsDraft extends Written<'name' | 'text'> {
  readonly kind: GoodsKind;
  readonly picture: GoodsPicture;
  readonly points: string;
  readonly amount: string;
  readonly reward: string;
  /** Of free spins: where, how many, at which stake, for how long. */
  readonly slot: string;
  readonly spins: string;
  readonly spinStake: string;
  readonly spinDays: string;
  readonly delivery: string;
  readonly stock: string;
  readonly limit: string;
  readonly minVip: string;
  readonly minDeposit30d: string;
  /** On the clocks of the site; empty for without a beginning, and without an end. */
  readonly saleFrom: string;
  readonly saleTo: string;
  readonly state: GoodsState;
  readonly reason: string;
}

const usualSpinDays = '30';

const empty: GoodsDraft = {
  kind: 'PHYSICAL',
  ...writtenOf('name'),
  ...writtenOf('text'),
  picture: 'gift',
  points: '',
  amount: '0',
  reward: '0',
  slot: '',
  spins: '',
  spinStake: '',
  spinDays: usualSpinDays,
  delivery: '',
  stock: '',
  limit: '',
  minVip: '0',
  minDeposit30d: '0',
  saleFrom: '',
  saleTo: '',
  state: 'DRAFT',
  reason: '',
};

export function draftOf(goods: DeskGoods | undefined): GoodsDraft {
  if (goods === undefined) {
    return empty;
  }
  const { kind, names, texts, picture, points, amount, reward, freeSpins, delivery, state } = goods;
  return {
    kind,
    ...writtenOf('name', names),
    ...writtenOf('text', texts),
    picture,
    points,
    amount,
    reward,
    slot: freeSpins?.nodeId ?? '',
    spins: freeSpins === undefined ? '' : String(freeSpins.count),
    spinStake: freeSpins?.stakeAmount ?? '',
    spinDays: freeSpins === undefined ? usualSpinDays : String(freeSpins.days),
    delivery,
    stock: String(goods.stock),
    limit: goods.limit === null ? '' : String(goods.limit),
    minVip: String(goods.minVip),
    minDeposit30d: goods.minDeposit30d,
    saleFrom: localIn(goods.saleFrom),
    saleTo: localIn(goods.saleTo),
    state,
    reason: '',
  };
}

const usualSort = 100;

/** What is sent; what the form does not show stays as it was. */
export function bodyOf(draft: GoodsDraft, goods: DeskGoods | undefined) {
  const { kind, picture, points, amount, reward, delivery, state, reason } = draft;
  return {
    kind,
    names: textsOf('name', draft, goods?.names),
    texts: textsOf('text', draft, goods?.texts),
    picture,
    points: points.trim(),
    amount: amount.trim(),
    reward: kind === 'CASH' ? reward.trim() : '0',
    ...(kind === 'FREEBET' && { freeSpins: spinsOf(draft) }),
    delivery: kind === 'VIRTUAL' ? delivery.trim() : '',
    stock: Number(draft.stock),
    limit: draft.limit.trim() === '' ? null : Number(draft.limit),
    limitPeriod: goods?.limitPeriod ?? 'life',
    minVip: Number(draft.minVip),
    minDeposit30d: draft.minDeposit30d.trim(),
    saleFrom: momentOf(draft.saleFrom, goods?.saleFrom),
    saleTo: momentOf(draft.saleTo, goods?.saleTo),
    sort: goods?.sort ?? usualSort,
    state,
    reason: reason.trim(),
  } as const;
}

function localIn(at: string | null | undefined): string {
  return at === null || at === undefined ? '' : localOf(at, siteTimeZone());
}

/** A field shows whole minutes: a moment that nobody touched stays as it is to the second. */
function momentOf(local: string, standing: string | null | undefined): string | null {
  return local === localIn(standing)
    ? (standing ?? null)
    : (instantOf(local, siteTimeZone()) ?? null);
}

/** Whether a sale ends after it begins; one without a bound always does. */
export function isSale({ saleFrom, saleTo }: Pick<GoodsDraft, 'saleFrom' | 'saleTo'>): boolean {
  return saleFrom === '' || saleTo === '' || saleFrom < saleTo;
}

function spinsOf({ slot, spins, spinStake, spinDays }: GoodsDraft) {
  const stakeAmount = spinStake.trim();
  return { nodeId: slot.trim(), count: Number(spins), stakeAmount, days: Number(spinDays) };
}
