import {
  acceptEffects,
  checkProposal,
  contractActors,
  contractStates,
  defaultValidBetPolicy,
  moveContract,
  periodOf,
  periodTypes,
  prizeAtGroup,
  prizeGroupRebates,
  rebateChain,
  requirementStates,
  ticketResults,
  validBets,
  workOff,
  type Category,
  type CategoryWeights,
  type Ticket,
} from '../../src/index.ts';
import { formatScaled, parseDecimal, assertDefined, type Rational } from '@portal/money';
import { fieldsOf, listOf, same, textOf, type Comparison, type Fields } from '@portal/proof';
import { decimalOdds } from './odds.ts';
import { amount, categoryOf, contractOf, instant, kindOf, minor, ppm, tiersOf } from './read.ts';

/** Runs one list of cases; each case gives its name and its differences. */
function each(
  cases: readonly unknown[],
  comparison: Comparison,
  checkOf: (
    fields: Fields,
    index: number,
  ) => readonly [name: string, check: () => readonly string[]],
): void {
  for (const [index, entry] of cases.entries()) {
    const [name, check] = checkOf(fieldsOf(entry), index);
    comparison.case(name, check);
  }
}

const oneOf = <Item extends string>(value: unknown, items: readonly Item[]): Item =>
  assertDefined(
    items.find((item) => item === value),
    `unknown word ${textOf(value)}`,
  );

export function runPeriods(cases: readonly unknown[], comparison: Comparison): void {
  each(cases, comparison, (fields) => [
    `period ${textOf(fields['type'])} ${textOf(fields['tz'])} ${textOf(fields['instant'])}`,
    () => {
      const type = oneOf(fields['type'], periodTypes);
      const found = periodOf(type, textOf(fields['tz']), instant(fields['instant']));
      const expected = fieldsOf(fields['expected']);
      return [
        ...same('start', expected['start'], found.start.toString()),
        ...same('end', expected['end'], found.end.toString()),
        ...same('label', expected['label'], found.key),
      ];
    },
  ]);
}

export function runValidBets(cases: readonly unknown[], comparison: Comparison): void {
  each(cases, comparison, (fields) => [
    `validBets ${textOf(fields['title'])}`,
    () => {
      const policy = fieldsOf(fields['policy']);
      const found = validBets(listOf(fields['tickets']).map(fieldsOf).map(ticketOf), {
        minDecimalOdds: fractionOf(policy['minDecimalOdds']),
        maxCoverage: fractionOf(policy['maxCoverage']),
        maxRouletteNumbers: Number(policy['maxRouletteNumbers']),
        opposite:
          policy['oppositePolicy'] === 'ZERO_BOTH' ? 'ZERO_BOTH' : defaultValidBetPolicy.opposite,
        base: defaultValidBetPolicy.base,
      });
      const expected = listOf(fields['expected']);
      return [
        ...same('number of tickets', expected.length, found.length),
        ...found.flatMap((validMinor, index) =>
          same(`ticket ${index}`, expected[index], amount(validMinor)),
        ),
      ];
    },
  ]);
}

function fractionOf(value: unknown): Rational {
  return assertDefined(parseDecimal(textOf(value)), `${textOf(value)} is not a number`);
}

function ticketOf(fields: Fields): Ticket {
  const odds = decimalOdds(fields);
  return {
    category: categoryOf(fields['category']),
    stakeMinor: minor(fields['stake']),
    payoutMinor: minor(fields['payout'] ?? '0'),
    result: oneOf(fields['result'], ticketResults),
    ...(fields['funding'] === 'FREEBET' && { funding: 'FREEBET' as const }),
    ...(typeof fields['side'] === 'string' && { side: fields['side'] }),
    ...(fields['coverage'] !== undefined && { coverage: fractionOf(fields['coverage']) }),
    ...(fields['numbersCovered'] !== undefined && {
      numbersCovered: Number(fields['numbersCovered']),
    }),
    ...(odds.product !== undefined && { decimalOdds: odds.product }),
    ...(odds.areAllLegsVoid && { areAllLegsVoid: true }),
    ...(typeof fields['feature'] === 'string' && { feature: fields['feature'] }),
    ...(fields['vendorValid'] !== undefined && { vendorValidMinor: minor(fields['vendorValid']) }),
  };
}

export function runProposals(cases: readonly unknown[], comparison: Comparison): void {
  each(cases, comparison, (fields) => [
    `proposals ${textOf(fields['title'])}`,
    () => {
      const own =
        fields['own'] === null ? [] : [{ scope: 'CONS' as const, tiers: tiersOf(fields['own']) }];
      const result = checkProposal({
        kind: kindOf(fields['kind']),
        scope: 'CONS',
        tiers: tiersOf(fields['proposed']),
        isKindEnabled: true,
        arePartiesAllowed: true,
        isPayerInDebt: false,
        isPayPasswordRight: true,
        hasPendingRequest: false,
        payeeScopes: [],
        isHouse: false,
        own,
        // The vectors use a step of 0.1 % (agents-loyalty-money.md C2 check 6).
        rateStepPpm: 1_000n,
        wouldEnd: 0,
        isReturnAllowed: true,
      });
      const row = result.ok ? undefined : result.data.row;
      const found = result.ok ? 'OK' : row === undefined ? result.code : `${result.code}:${row}`;
      return same('code', fields['expected'], found);
    },
  ]);
}

export function runTransitions(cases: readonly unknown[], comparison: Comparison): void {
  each(cases, comparison, (fields) => {
    const [state, actor, action] = [fields['state'], fields['actor'], fields['action']].map(textOf);
    return [
      `transitions ${state} ${actor} ${action}`,
      () => {
        const result = moveContract(
          oneOf(state, contractStates),
          oneOf(actor, contractActors),
          action ?? '',
        );
        return [
          ...same('expected', fields['expected'], result.ok ? result.value : undefined),
          ...same('error', fields['error'], result.ok ? undefined : result.code),
        ];
      },
    ];
  });
}

export function runAcceptEffects(cases: readonly unknown[], comparison: Comparison): void {
  each(cases, comparison, (fields) => [
    `acceptEffects ${textOf(fields['title'])}`,
    () => {
      const kind = kindOf(fields['kind']);
      const existing = listOf(fields['existing']).map((entry) => {
        const row = fieldsOf(entry);
        return contractOf(entry, kindOf(row['kind'] ?? kind), row['tiers']);
      });
      const accepted = fieldsOf(fields['accepted']);
      const ends = acceptEffects(
        existing,
        contractOf({ id: 'accepted', state: 'ACTIVE', ...accepted }, kind, accepted['tiers']),
      );
      const found = new Map(ends.map((end) => [end.contractId, `${end.state} ${end.reason}`]));
      const expected = fieldsOf(fields['expected']);
      return [...new Set([...Object.keys(expected), ...found.keys()])].flatMap((id) =>
        same(id, expected[id] && listOf(expected[id]).join(' '), found.get(id)),
      );
    },
  ]);
}

export function runRebateChains(cases: readonly unknown[], comparison: Comparison): void {
  each(cases, comparison, (fields) => [
    `rebateChains ${textOf(fields['title'])}`,
    () => {
      const rates = listOf(fields['ratesFromMemberUp']).map(ppm);
      const found = rebateChain(minor(fields['validBet']), rates).map(({ amount: e4 }) =>
        formatScaled(e4, 4),
      );
      return same('amounts', listOf(fields['expected']).join(' '), found.join(' '));
    },
  ]);
}

export function runPrizeGroups(cases: readonly unknown[], comparison: Comparison): void {
  each(cases, comparison, (fields, index) => [
    `prizeGroups ${index}`,
    () => {
      const betGroup = Number(fields['betGroup']);
      const rebates = prizeGroupRebates({
        stakeMinor: minor(fields['stake']),
        betGroup,
        memberGroup: Number(fields['userGroup']),
        uplineGroups: listOf(fields['uplineGroups']).map(Number),
      });
      const prize = prizeAtGroup(200n, 1000n, betGroup);
      return [
        ...same(
          'rebates',
          listOf(fields['expectedRebates']).join(' '),
          rebates.map((rebate) => amount(rebate.amount)).join(' '),
        ),
        ...same('prize', fields['prizePerUnitOf2AtOdds1in1000'], amount(prize)),
      ];
    },
  ]);
}

export function runWagering(cases: readonly unknown[], comparison: Comparison): void {
  each(cases, comparison, (fields) => [
    `wagering ${textOf(fields['title'])}`,
    () => {
      const { progress } = workOff(
        listOf(fields['requirements']).map(fieldsOf).map(requirementOf),
        listOf(fields['bets']).map(fieldsOf).map(wageringBetOf),
        weightsOf(fieldsOf(fields['contribution'])),
      );
      return progress.flatMap(({ requirementId, leftMinor, completedBy }) => {
        const expected = fieldsOf(fieldsOf(fields['expected'])[requirementId]);
        return [
          ...same(`${requirementId} left`, expected['left'], amount(leftMinor)),
          ...same(`${requirementId} completedBy`, expected['completedBy'], completedBy),
        ];
      });
    },
  ]);
}

/** Files name the end of a requirement like that of a contract, or by its expiry. */
function requirementOf(fields: Fields): Parameters<typeof workOff>[0][number] {
  const expiresAt = fields['expiresAt'] ?? fields['expires'] ?? fields['to'] ?? undefined;
  const scope = fields['scope'] ?? undefined;
  const weights = fields['weights'] ?? fields['contribution'] ?? undefined;
  return {
    id: textOf(fields['id']),
    requiredMinor: minor(fields['required']),
    from: instant(fields['from']),
    ...(expiresAt !== undefined && { expiresAt: instant(expiresAt) }),
    ...(fields['state'] !== undefined && { state: oneOf(fields['state'], requirementStates) }),
    ...(scope !== undefined && { scope: listOf(scope).map(categoryOf) }),
    ...(weights !== undefined && { weights: weightsOf(fieldsOf(weights)) }),
  };
}

function wageringBetOf(fields: Fields): Parameters<typeof workOff>[1][number] {
  return {
    id: textOf(fields['id']),
    validMinor: minor(fields['valid']),
    category: categoryOf(fields['category']),
    bookedAt: instant(fields['bookedAt']),
  };
}

function weightsOf(fields: Fields): CategoryWeights {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]): [Category, bigint] => [
      categoryOf(name),
      BigInt(textOf(value)),
    ]),
  );
}
