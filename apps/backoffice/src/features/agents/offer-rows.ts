import type { HouseOffer } from './api/act-on-contract.ts';
import type { Contract } from './api/list-contracts.ts';

export const rowPlaces = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type RowPlace = (typeof rowPlaces)[number];

type RowField = `${'minBet' | 'minLoss' | 'minActive' | 'rate'}${RowPlace}`;

export interface OfferValues extends Readonly<Record<RowField, string>> {
  readonly kind: HouseOffer['kind'];
  readonly scope: HouseOffer['scope'];
  readonly periodType: NonNullable<HouseOffer['periodType']>;
  readonly rateType: 'P' | 'F';
  readonly reason: string;
}

/** The rows of a contract that stands, as far as the form has places. */
export function offerFrom({ kind, scope, tiers }: Contract): OfferValues {
  const fields = rowPlaces.flatMap((place) => {
    const tier = tiers[Number(place)];
    return tier === undefined
      ? []
      : [
          [`minBet${place}`, tier.minBet],
          [`minLoss${place}`, tier.minLoss ?? ''],
          [`minActive${place}`, String(tier.minActive)],
          [`rate${place}`, tier.rate.replace(/(?:\.0+|(?<=\.\d*)0+)$/u, '')],
        ];
  });
  // The compiler does not follow names that are put together.
  const rows = Object.fromEntries(fields) as Partial<Record<RowField, string>>;
  const rateType = tiers[0]?.rateType ?? 'P';
  return { ...emptyOffer('SEMIMONTHLY'), ...rows, kind, scope, rateType };
}

export function emptyOffer(periodType: OfferValues['periodType']): OfferValues {
  const fields = rowPlaces.flatMap((place) => [
    [`minBet${place}`, place === '0' ? '0' : ''],
    [`minLoss${place}`, ''],
    [`minActive${place}`, '0'],
    [`rate${place}`, ''],
  ]);
  // Every field of every row is there; the compiler does not follow names that are put together.
  const rows = Object.fromEntries(fields) as Record<RowField, string>;
  const terms = { kind: 'DAILY', scope: 'CONS', periodType, rateType: 'P' } as const;
  return { ...rows, ...terms, reason: '' };
}

const figure = (text: string): string => text.replaceAll(/[\s,]/gu, '');

/** What is sent: the rows up to the last one with a rate. */
export function offerOf(values: OfferValues): HouseOffer {
  const { kind, scope, periodType, rateType, reason } = values;
  const last = rowPlaces.findLastIndex((place) => values[`rate${place}`].trim() !== '');
  return {
    kind,
    scope,
    reason: reason.trim(),
    ...(kind === 'DIVIDEND' && { periodType }),
    tiers: rowPlaces.slice(0, last + 1).map((place) => ({
      minBet: figure(values[`minBet${place}`]) || '0',
      minLoss: figure(values[`minLoss${place}`]) || null,
      minActive: Number(figure(values[`minActive${place}`])) || 0,
      rateType: kind === 'DIVIDEND' ? 'P' : rateType,
      rate: figure(values[`rate${place}`]) || '0',
    })),
  };
}

/** Whether there is anything to be offered, in figures that can be read. */
export function isWholeOffer(values: OfferValues): boolean {
  const fields = rowPlaces.flatMap((place) =>
    (['minBet', 'minLoss', 'minActive', 'rate'] as const).map((name) => values[`${name}${place}`]),
  );
  return values.rate0.trim() !== '' && fields.every((text) => isFigure(text));
}

/** An amount or a share, with the groups that people type. */
export function isFigure(text: string): boolean {
  return /^(?:|\d{1,15}(?:\.\d{1,4})?)$/u.test(figure(text));
}
