import { divide, parseDecimal, refused, ok, type Result } from '@portal/money';
import { hasSelection } from '../market.ts';
import { oddsFormats, parsePrice, type OddsFormat } from '../odds/price.ts';
import { stakeModes, type Leg, type Slip, type StakeMode } from '../slip/slip.ts';
import { foldSizesOf } from '../slip/systems.ts';
import { asFields, asList, asText, oneOf, type Fields } from './fields.ts';
import { parseMarket } from './parse-market.ts';

export type SlipFault =
  | 'slip_malformed'
  | 'market_unknown'
  | 'selection_unknown'
  | 'odds_invalid'
  | 'stake_invalid'
  | 'system_unknown';

/**
 * Reads a slip from its wire shape: `type`, `oddsFormat`, `stake` or `unitStake` as decimal strings
 * of `minorDigits` (2), `legs`, `system`, `maxPayout`, `stakeMode`. Odds and stakes are read
 * exactly.
 */
export function parseSlip(value: unknown): Result<Slip, SlipFault> {
  const fields = asFields(value);
  const format = oneOf(fields?.['oddsFormat'] ?? 'DEC', oddsFormats);
  const type = oneOf(fields?.['type'], ['SINGLE', 'ACC', 'SYSTEM']);
  const entries = asList(fields?.['legs']);
  if (fields === undefined || format === undefined || type === undefined || entries === undefined) {
    return refused('slip_malformed');
  }
  const legs: Leg[] = [];
  for (const entry of entries) {
    const leg = parseLeg(entry, format);
    if (!leg.ok) {
      return leg;
    }
    legs.push(leg.value);
  }
  return assemble(fields, type, legs);
}

function parseLeg(value: unknown, format: OddsFormat): Result<Leg, SlipFault> {
  const fields = asFields(value);
  const market = parseMarket(value);
  const eventId = asText(fields?.['event']);
  const selection = asText(fields?.['selection']);
  if (eventId === undefined || selection === undefined) {
    return refused('slip_malformed');
  }
  if (market === undefined) {
    return refused('market_unknown');
  }
  if (!hasSelection(market, selection)) {
    return refused('selection_unknown');
  }
  const price = parsePrice(format, asText(fields?.['odds']) ?? '');
  if (price === undefined) {
    return refused('odds_invalid');
  }
  const isTraderVoid = fields?.['forceVoid'] === true;
  return ok({ eventId, market, selection, price, ...(isTraderVoid && { isTraderVoid }) });
}

function assemble(
  fields: Fields,
  type: Slip['type'],
  legs: readonly Leg[],
): Result<Slip, SlipFault> {
  const digits = fields['minorDigits'] ?? 2;
  const minorDigits = typeof digits === 'number' && digits >= 0 && digits <= 4 ? digits : 2;
  const stake = minor(fields[type === 'SYSTEM' ? 'unitStake' : 'stake'], minorDigits);
  const cap = minor(fields['maxPayout'], minorDigits);
  const [first] = legs;
  if (stake === undefined || first === undefined) {
    return refused(stake === undefined ? 'stake_invalid' : 'slip_malformed');
  }
  const capped = cap === undefined ? {} : { maxPayoutMinor: cap };
  switch (type) {
    case 'SINGLE': {
      const stakeMode = oneOf(fields['stakeMode'], stakeModes) ?? defaultStakeMode(first);
      return legs.length === 1
        ? ok({ type, stakeMode, typedMinor: stake, legs: [first], ...capped })
        : refused('slip_malformed');
    }
    case 'ACC':
      return ok({ type, stakeMinor: stake, legs, ...capped });
    case 'SYSTEM': {
      const foldSizes = foldSizesOf(asText(fields['system']) ?? '', legs.length);
      return foldSizes === undefined
        ? refused('system_unknown')
        : ok({ type, unitStakeMinor: stake, foldSizes, legs, ...capped });
    }
  }
}

/**
 * A negative Malay or Indonesian price means the amount is the profit wanted (sports-and-games.md
 * D6).
 */
export function defaultStakeMode({ price }: Leg): StakeMode {
  const isProfit = price.isNegative && (price.format === 'MY' || price.format === 'ID');
  return isProfit ? 'WIN' : 'RISK';
}

function minor(value: unknown, digits: number): bigint | undefined {
  const exact = parseDecimal(asText(value) ?? '');
  if (exact === undefined || exact.numerator <= 0n) {
    return undefined;
  }
  const scaled = exact.numerator * 10n ** BigInt(digits);
  return scaled % exact.denominator === 0n ? divide(scaled, exact.denominator, 'floor') : undefined;
}
