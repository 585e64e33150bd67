import type { SentBodyOf, Endpoints } from '@portal/protocol';
import type { ContractKind } from './api/read-consolidated.ts';

type Offer = SentBodyOf<Endpoints['proposeContract']>;

/** A contract has at most so many rows (agents-loyalty-money.md C2). */
export const mostRows = 10;
const places = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type RowPlace = (typeof places)[number];

type RowField = `${'minBet' | 'minLoss' | 'minActive' | 'rate'}${RowPlace}`;
type RowValues = { readonly [Field in RowField]: string };

export interface OfferValues extends RowValues {
  readonly account: string;
  readonly scope: Offer['scope'];
  readonly periodType: NonNullable<Offer['periodType']>;
  readonly rateType: 'P' | 'F';
  readonly paymentPassword: string;
}

/** Of a row that the server counts from 1; undefined where it names none. */
export function placeOfRow(row: unknown): RowPlace | undefined {
  return typeof row === 'number' ? places[row - 1] : undefined;
}

export function rowPlaces(count: number): readonly RowPlace[] {
  return places.slice(0, count);
}

export function emptyOffer({
  account,
  periodType,
}: Pick<OfferValues, 'account' | 'periodType'>): OfferValues {
  const fields = places.flatMap((place) => [
    [`minBet${place}`, ''],
    [`minLoss${place}`, ''],
    [`minActive${place}`, ''],
    [`rate${place}`, ''],
  ]);
  // Every field of every row is there; the compiler does not follow names that are put together.
  const rows = Object.fromEntries(fields) as RowValues;
  const terms = { scope: 'CONS', periodType, rateType: 'P' } as const;
  return { ...rows, ...terms, account, paymentPassword: '' };
}

/** Groups that people type are left out. */
function figure(text: string): string {
  return text.replaceAll(/[\s,]/gu, '');
}

export function isFigure(text: string): boolean {
  return /^\d{1,15}(\.\d{1,4})?$/u.test(figure(text));
}

export function isCount(text: string): boolean {
  return /^\d{1,6}$/u.test(figure(text));
}

/** What is sent of the rows that are shown. */
export function offerOf(
  values: OfferValues,
  { kind, count }: { readonly kind: ContractKind; readonly count: number },
): Offer {
  const { account, scope, periodType, rateType } = values;
  return {
    account: account.trim(),
    kind,
    scope,
    ...(kind === 'DIVIDEND' && { periodType }),
    tiers: rowPlaces(count).map((place) => ({
      minBet: figure(values[`minBet${place}`]),
      minLoss: values[`minLoss${place}`] === '' ? null : figure(values[`minLoss${place}`]),
      minActive: Number(figure(values[`minActive${place}`])),
      rateType: kind === 'DIVIDEND' ? 'P' : rateType,
      rate: figure(values[`rate${place}`]),
    })),
  };
}
