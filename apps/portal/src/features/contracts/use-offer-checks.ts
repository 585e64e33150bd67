import { useTranslations } from '@portal/i18n/react';
import type { Checks } from '@portal/ui';
import type { ContractKind } from './api/read-consolidated.ts';
import { isCount, isFigure, type OfferValues, rowPlaces } from './offer-form.ts';

/** What is wrong with a field of the rows that are rows, before anything is sent. */
export function useOfferChecks(rows: {
  readonly kind: ContractKind;
  readonly count: number;
}): Checks<OfferValues> {
  const number = useTranslations('contracts.offer')('number');
  const required = useTranslations('common.form')('required');
  const filled = (value: string) => (value.trim() === '' ? required : undefined);
  const figure = (value: string) => (isFigure(value) ? undefined : number);
  const count = (value: string) => (isCount(value) ? undefined : number);
  const loss = (value: string) => (value === '' || isFigure(value) ? undefined : number);
  const hasLoss = rows.kind === 'DIVIDEND';
  const ofRows = rowPlaces(rows.count).flatMap((place) => [
    [`minBet${place}`, figure] as const,
    ...(hasLoss ? [[`minLoss${place}`, loss] as const] : []),
    [`minActive${place}`, count] as const,
    [`rate${place}`, figure] as const,
  ]);
  return { account: filled, paymentPassword: filled, ...Object.fromEntries(ofRows) };
}
