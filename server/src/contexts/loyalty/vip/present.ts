import { baseRebatePpm, categories } from '@portal/commission';
import { currency, formatAmount } from '@portal/money';
import { abilitiesOf, type Endpoints, type ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { textIn } from '../points/goods.ts';
import type { RankBenefits } from './benefits.ts';
import type { BirthdayGift } from './birthday.ts';
import type { RatedLevel } from './ladder.ts';
import { percentOf, ratesToWire } from './rank-rates.ts';
import type { Level, LevelForm } from './store-vip.ts';
import type { VipView } from './use-cases/read-vip.ts';

type Viewer = Pick<Ctx, 'site' | 'locale'>;

function figuresOf(level: Level | LevelForm, code: string) {
  const unit = currency(code);
  return {
    rank: level.rank,
    upgradeDeposit: formatAmount(level.upgradeDepositMinor, unit),
    upgradeValid: formatAmount(level.upgradeValidMinor, unit),
    keepValid: formatAmount(level.keepValidMinor, unit),
    gift: formatAmount(level.giftMinor, unit),
    birthdayGift: formatAmount(level.birthdayGiftMinor, unit),
    depositBoost: level.depositBoostPercent,
    hasHost: level.hasHost,
  };
}

export function presentRank(
  level: RatedLevel,
  viewer: Viewer,
): ReplyOf<Endpoints['listVipRanks']>['list'][number] {
  const name = textIn(level.names, viewer);
  return { ...figuresOf(level, viewer.site.currency), name, rebates: rebatesOf(level) };
}

/** What each rank brings besides, in the order of the ladder. */
export function presentBenefits(
  ladder: readonly Pick<RatedLevel, 'rank'>[],
  benefitsOf: (rank: number) => RankBenefits,
  { site }: Viewer,
): ReplyOf<Endpoints['listVipRanks']>['benefits'] {
  const unit = currency(site.currency);
  return ladder.map(({ rank }) => {
    const { weeklyGiftMinor, monthlyGiftMinor, dailyCount, dailyMinor, freeCount } =
      benefitsOf(rank);
    return {
      rank,
      weeklyGift: formatAmount(weeklyGiftMinor, unit),
      monthlyGift: formatAmount(monthlyGiftMinor, unit),
      withdrawals: dailyCount,
      withdrawalAmount: formatAmount(dailyMinor, unit),
      freeWithdrawals: freeCount ?? null,
    };
  });
}

/** What a rank brings beyond what everybody gets. */
function rebatesOf({ rates }: RatedLevel) {
  return categories
    .filter((category) => BigInt(rates[category]) > baseRebatePpm[category])
    .map((category) => ({ category, rate: percentOf(rates[category]) }));
}

export function presentVip(view: VipView, viewer: Viewer): ReplyOf<Endpoints['readVip']> {
  const unit = currency(viewer.site.currency);
  const { level, keep, birthday, host, steps } = view;
  return {
    hasVip: true,
    vipLabelName: level === undefined ? '' : textIn(level.names, viewer),
    vipRankLevel: level?.rank ?? 0,
    currency: unit.code,
    deposit: formatAmount(view.lifeDepositMinor, unit),
    valid: formatAmount(view.lifeValidMinor, unit),
    keep:
      keep === undefined
        ? null
        : {
            valid: formatAmount(keep.validMinor, unit),
            needed: formatAmount(keep.neededMinor, unit),
            from: keep.from,
            to: keep.to,
          },
    birthday: birthday === undefined ? null : presentBirthday(birthday, viewer),
    host: host === undefined ? null : { name: host.name, contact: host.contact },
    steps: steps.map(({ id, at, fromRank, toRank, giftMinor }) => ({
      id,
      at: String(at),
      fromRank,
      toRank,
      gift: formatAmount(giftMinor, unit),
    })),
  };
}

export function presentBirthday(
  { giftMinor, state, window }: BirthdayGift,
  { site }: Viewer,
): ReplyOf<Endpoints['claimBirthdayGift']> {
  return {
    gift: formatAmount(giftMinor, currency(site.currency)),
    state,
    from: window === undefined ? null : String(window.from),
    to: window === undefined ? null : String(window.to),
  };
}

/** Where the site has no ranks there is nothing to see of them. */
export function presentNoVip({ site }: Viewer): ReplyOf<Endpoints['readVip']> {
  const unit = currency(site.currency);
  const nothing = formatAmount(0n, unit);
  return {
    hasVip: false,
    vipLabelName: '',
    vipRankLevel: 0,
    currency: unit.code,
    deposit: nothing,
    valid: nothing,
    keep: null,
    birthday: null,
    host: null,
    steps: [],
  };
}

export function presentLadder(
  ladder: readonly RatedLevel[],
  { ctx, hasVip }: { readonly ctx: Ctx<OperatorActor>; readonly hasVip: boolean },
): Omit<ReplyOf<Endpoints['listVipLevels']>, 'benefits'> {
  const mayManage = abilitiesOf(ctx.actor.role).includes('loyalty.manage');
  const abilities: 'manage'[] = mayManage ? ['manage'] : [];
  const { currency: code } = ctx.site;
  return {
    hasVip,
    currency: currency(code).code,
    list: ladder.map((level) => ({
      ...figuresOf(level, code),
      names: level.names,
      rates: ratesToWire(level.rates),
    })),
    abilities,
  };
}
