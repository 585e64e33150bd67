import { currency, formatAmount, parseAmount } from '@portal/money';
import { type Endpoints, isIdOf, type RaffleId, type ReplyOf } from '@portal/protocol';

type Kept = ReplyOf<Endpoints['readDeskPromotion']>;

/** What a promotion promises, as a version of it is kept. */
export type PromotionOffer = Kept['offer'];
export type Wagering = PromotionOffer['wagering'];
/** Rounds of a slot that a reward gives instead of money. */
export type FreeSpinsGift = NonNullable<PromotionOffer['reward']['freeSpins']>;
/** What a reward gives that is neither money nor rounds: points, or tickets of a raffle. */
export interface GiftInKind {
  readonly points?: number;
  readonly tickets?: { readonly raffleId: RaffleId; readonly count: number };
}
type PromotionText = Kept['texts'][string];

/** The words of it by locale. */
export type PromotionTexts = Readonly<Record<string, PromotionText>>;

/** Undefined of a reward of another kind, also where rounds were kept beside it. */
export function freeSpinsOf({ reward }: Pick<PromotionOffer, 'reward'>): FreeSpinsGift | undefined {
  return reward.kind === 'FREEBET' ? reward.freeSpins : undefined;
}

/** Undefined of a reward that is money, or rounds. */
export function inKindOf({ reward }: Pick<PromotionOffer, 'reward'>): GiftInKind | undefined {
  const { kind, points, tickets } = reward;
  if (kind === 'POINTS' && points !== undefined) {
    return { points };
  }
  if (kind !== 'TICKET' || tickets === undefined) {
    return undefined;
  }
  const { raffleId, count } = tickets;
  return isIdOf('raf', raffleId) ? { tickets: { raffleId, count } } : undefined;
}

/** The words in a language, else in that of the site, else in any that there is. */
export function textIn<Text>(
  texts: Readonly<Record<string, Text>>,
  locales: readonly string[],
): Text | undefined {
  const locale = locales.find((candidate) => candidate in texts);
  return locale === undefined ? Object.values(texts)[0] : texts[locale];
}

/** Minor units of an amount that was checked when it was kept. */
export function minorOf(text: string, code: string): bigint {
  const parsed = parseAmount(text, currency(code));
  return parsed.ok ? parsed.value : 0n;
}

export function amountOf(minor: bigint, code: string): string {
  return formatAmount(minor, currency(code));
}
