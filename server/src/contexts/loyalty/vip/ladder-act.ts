import { categories } from '@portal/commission';
import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import type { Facts } from '../../trail/index.ts';
import { gainsOf, type LadderGain, ladderGains } from './ladder-gains.ts';
import type { RatedLevel } from './ladder.ts';
import { percentOf } from './rank-rates.ts';
import { ladderOf, storedLevel } from './stored-ladder.ts';
import { changeVipLevels } from './use-cases/change-vip-levels.ts';

const payload = z.strictObject({
  siteId: z.string(),
  /** The ladder that it was made from. */
  before: z.array(storedLevel),
  levels: z.array(storedLevel),
  currency: z.string().refine(isCurrencyCode),
});

type Payload = z.output<typeof payload>;

/**
 * A ladder that gives more to anybody, as a second person approves it whole (R53); refused where
 * another one holds meanwhile than it was made from.
 */
export const remakeLadder: Act<Payload> = {
  name: 'vip.change_ladder',
  ability: 'loyalty.manage',
  payload,
  facts: ({ before, levels, currency: code }) => ({
    ...factsOf({ before: ladderOf(before), after: ladderOf(levels), code }),
    currency: code,
  }),
  subject: ({ siteId }) => ({ type: 'vip', id: siteId }),
  perform: async (ctx, { payload: { before, levels }, reason }) => {
    await changeVipLevels(ctx, { levels: ladderOf(levels), madeFrom: ladderOf(before), reason });
  },
};

/** For each figure that gives more, the ranks with what it was and becomes. */
function factsOf(change: {
  readonly before: readonly RatedLevel[];
  readonly after: readonly RatedLevel[];
  readonly code: string;
}): Facts {
  const { before, after, code } = change;
  const gains = gainsOf(before, after);
  const told = ladderGains.map((gain) => {
    const ranks = after.filter(({ rank }) => gains.get(rank)?.includes(gain) === true);
    const words = ranks.map((level) => {
      const standing = before[level.rank];
      const was = standing === undefined ? '–' : figureOf(standing, { gain, code });
      return `${level.rank}: ${was} → ${figureOf(level, { gain, code })}`;
    });
    return [gain, words.join('; ')] as const;
  });
  return Object.fromEntries(told.filter(([, words]) => words !== ''));
}

function figureOf(
  level: RatedLevel,
  { gain, code }: { readonly gain: LadderGain; readonly code: string },
): string {
  const money = (minor: bigint) => formatAmount(minor, currency(code));
  switch (gain) {
    case 'gift':
      return money(level.giftMinor);
    case 'birthdayGift':
      return money(level.birthdayGiftMinor);
    case 'depositBoost':
      return String(level.depositBoostPercent);
    case 'rebate':
      return (
        categories
          .filter((category) => level.rates[category] > 0)
          .map((category) => `${category} ${percentOf(level.rates[category])}`)
          .join(', ') || '0'
      );
    case 'depositThreshold':
      return money(level.upgradeDepositMinor);
    case 'playThreshold':
      return money(level.upgradeValidMinor);
    case 'keepThreshold':
      return money(level.keepValidMinor);
  }
}
