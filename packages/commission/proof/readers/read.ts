import {
  categories,
  contractKinds,
  contractStates,
  type Category,
  type Contract,
  type ContractKind,
  type Scope,
  type Tier,
} from '../../src/index.ts';
import { divide, formatScaled, parseDecimal, assertDefined } from '@portal/money';
import { fieldsOf, listOf, textOf } from '@portal/proof';

/** Reading the contract vectors: amounts have two decimals, rates are decimal fractions. */
export function minor(value: unknown, digits = 2): bigint {
  const exact = assertDefined(parseDecimal(textOf(value)), `${textOf(value)} is not an amount`);
  return divide(exact.numerator * 10n ** BigInt(digits), exact.denominator, 'floor');
}

export function amount(minorAmount: bigint): string {
  return formatScaled(minorAmount, 2);
}

export function ppm(value: unknown): bigint {
  return minor(value, 6);
}

export function instant(value: unknown): Temporal.Instant {
  return Temporal.Instant.from(textOf(value));
}

function member<Item extends string>(value: unknown, items: readonly Item[], label: string): Item {
  return assertDefined(
    items.find((item) => item === value),
    `unknown ${label} ${textOf(value)}`,
  );
}

export function kindOf(value: unknown): ContractKind {
  return member(value, contractKinds, 'kind');
}

export function categoryOf(value: unknown): Category {
  return member(value, categories, 'category');
}

function scopeOf(value: unknown): Scope {
  return value === 'CONS' ? 'CONS' : categoryOf(value);
}

export function tiersOf(value: unknown): Tier[] {
  return listOf(value).map((entry) => {
    const row = fieldsOf(entry);
    const rateType = row['rateType'] === 'F' ? 'F' : 'P';
    return {
      minBetMinor: minor(row['minBet']),
      minLossMinor: row['minLoss'] === null ? null : minor(row['minLoss']),
      minActive: Number(row['minActive']),
      rateType,
      rate: rateType === 'F' ? minor(row['rate']) : ppm(row['rate']),
    };
  });
}

export function contractOf(entry: unknown, kind: ContractKind, tiers: unknown): Contract {
  const fields = fieldsOf(entry);
  return {
    id: textOf(fields['id']),
    kind,
    payer: textOf(fields['payer']),
    payee: textOf(fields['payee']),
    scope: scopeOf(fields['scope']),
    state: member(fields['state'], contractStates, 'state'),
    tiers: tiersOf(tiers),
    ...(fields['from'] !== undefined &&
      fields['from'] !== null && { from: instant(fields['from']) }),
    ...(fields['to'] !== undefined && fields['to'] !== null && { to: instant(fields['to']) }),
  };
}
