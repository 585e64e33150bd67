import type { useTranslations } from '@portal/i18n/react';
import type { Endpoints, ReplyOf } from '@portal/protocol';

type Receipt = ReplyOf<Endpoints['readBet']>;
type ReceiptTexts = ReturnType<typeof useTranslations<'bets.receipt'>>;

/** What the site made of the place of a bet, `Thailand · allowed`; empty where it was not kept. */
export function placeOfBet(
  words: { readonly t: ReceiptTexts; readonly locale: string },
  { place }: Pick<Receipt, 'place'>,
): string {
  if (place === null) {
    return '';
  }
  const { verdict, country } = place;
  const names = new Intl.DisplayNames([words.locale], { type: 'region' });
  const parts = country === '' ? [] : [names.of(country) ?? country];
  return [...parts, words.t(`places.${verdict}`)].join(' · ');
}
