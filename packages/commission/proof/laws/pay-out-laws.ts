import {
  billOf,
  billsOf,
  buildTree,
  correctBills,
  isDueFor,
  nextMoves,
  noCosts,
  RunLedger,
  teamFigures,
  type Contract,
  type RunSettings,
} from '../../src/index.ts';
import type { Law } from '@portal/proof';

const base: Contract = {
  id: 'K1',
  kind: 'DAILY',
  payer: 'HOUSE',
  payee: 'A1',
  scope: 'CONS',
  state: 'ACTIVE',
  tiers: [{ minBetMinor: 0n, minLossMinor: null, minActive: 0, rateType: 'P', rate: 8_000n }],
};

const settings: RunSettings = {
  lossBasis: 'NGR',
  includeSelf: true,
  activeMinValidMinor: 1_000n,
  carry: 'NONE',
  isLastOfMonth: true,
  requiresUplineQualified: true,
};

/** agents-loyalty-money.md C3, C6 and C7 where no open vector looks. */
export function payOutLaws(): readonly Law[] {
  return [...lifeLaws(), ...billLaws(), ...debtLaws(), ...orderLaws(), ...clawbackLaws()];
}

/** A unit is settled whole or not at all. */
function lifeLaws(): readonly Law[] {
  const at = (text: string): Temporal.Instant => Temporal.Instant.from(`2026-11-${text}:00Z`);
  const unit = { start: at('10T00:00'), end: at('11T00:00') };
  const isSettled = (fields: Partial<Contract>): boolean => isDueFor({ ...base, ...fields }, unit);
  return [
    ['begun with the unit', isSettled({ from: unit.start }), true],
    ['begun inside it', isSettled({ from: at('10T01:00') }), false],
    ['real-time begun inside it', isSettled({ kind: 'REALTIME', from: at('10T01:00') }), true],
    ['ended inside it', isSettled({ to: at('10T23:59') }), false],
    ['terminated at its end', isSettled({ state: 'TERMINATED', to: unit.end }), true],
    ['asked to end still earns', isSettled({ state: 'TERM_REQUESTED' }), true],
    ['rejected never earns', isSettled({ state: 'REJECTED', to: unit.end }), false],
    [
      'what an active contract offers',
      nextMoves('ACTIVE').map(({ to }) => to),
      [
        'TERM_REQUESTED',
        'SUPERSEDED',
        'AUTO_ENDED',
        'AUTO_ENDED',
        'AUTO_ENDED',
        'EXPIRED',
        'TERMINATED',
      ],
    ],
  ];
}

function billLaws(): readonly Law[] {
  const tree = buildTree([{ id: 'A1' }, { id: 'A2', parentId: 'A1' }]);
  const row = (
    memberId: string,
    salary: bigint,
  ): Parameters<typeof billsOf>[0]['rows'][number] => ({
    memberId,
    category: 'RNG',
    validMinor: 100_000n,
    ggrMinor: 20_000n,
    costs: { salary },
  });
  const rows = [row('A1', 300n), row('A2', 500n)];
  const demanding = { ...base, tiers: base.tiers.map((tier) => ({ ...tier, minActive: 9 })) };
  const below = { ...base, id: 'K2', payer: 'A1', payee: 'A2' };
  const basis = { tree, rows, carryIn: new Map<string, bigint>() };
  const bills = billsOf({ ...basis, contracts: [demanding, below] }, settings);
  const alone = billsOf({ ...basis, contracts: [base] }, { ...settings, includeSelf: false });
  const deposits = teamFigures(
    tree,
    [
      { ...row('A1', 0n), depositMinor: 99n },
      { ...row('A2', 0n), depositMinor: 100n },
    ],
    { ...settings, scope: 'CONS', activeMinDepositMinor: 100n, excludedFromActive: new Set() },
  );
  const excluded = teamFigures(tree, rows, {
    ...settings,
    scope: 'CONS',
    excludedFromActive: new Set(['A2']),
  });
  const dividend: Contract = { ...base, kind: 'DIVIDEND' };
  const lost = { validMinor: 0n, ggrMinor: -500n, costs: noCosts, active: 0 };
  return [
    [
      'an upline that reached nothing',
      bills.map(({ status }) => status),
      ['NOT_REACHED', 'UPLINE_NOT_QUALIFIED'],
    ],
    [
      'salary inside the team cancels',
      bills.map(({ netLossMinor }) => netLossMinor),
      [39_700n, 19_500n],
    ],
    [
      'without the agent itself',
      alone.map(({ figures }) => [figures.validMinor, figures.active]),
      [[100_000n, 1]],
    ],
    ['an active member may need deposits', deposits('A1').active, 1],
    ['second accounts never count as active', excluded('A1').active, 1],
    [
      'a team that won pays no dividend',
      billOf(dividend, lost, { lossBasis: 'NGR' }).status,
      'ZERO',
    ],
  ];
}

function debt(
  contractId: string,
  amountMinor: bigint,
): ConstructorParameters<typeof RunLedger>[1][number] {
  return { contractId, payer: 'A1', payee: 'A2', amountMinor };
}

function debtLaws(): readonly Law[] {
  const ledger = new RunLedger(new Map(), [debt('K2', 300n), debt('K3', 300n)], {
    isPartial: true,
  });
  ledger.credit('A1', 400n);
  const chain = new RunLedger(
    new Map(),
    [debt('K2', 300n), { ...debt('K4', 200n), payer: 'A2', payee: 'A3' }],
    { isPartial: true },
  );
  chain.credit('A1', 1_000n);
  const late = new RunLedger(new Map([['A1', 400n]]), [debt('K2', 300n)], { isPartial: true });
  late.pay({ ...debt('K9', 200n), source: 'SETTLEMENT' });
  return [
    [
      'older debts come before a new bill',
      late.payments.map(({ contractId, amountMinor }) => [contractId, amountMinor]),
      [
        ['K2', 300n],
        ['K9', 100n],
      ],
    ],
    [
      'the oldest debt is served first',
      ledger.debts().map(({ contractId, amountMinor }) => [contractId, amountMinor]),
      [['K3', 200n]],
    ],
    [
      'a receipt serves the next debts at once',
      chain.payments.map(({ to, amountMinor }) => [to, amountMinor]),
      [
        ['A2', 300n],
        ['A3', 200n],
      ],
    ],
    [
      'what is left stays in the wallets',
      ['A1', 'A2', 'A3'].map((id) => chain.wallet(id)),
      [700n, 100n, 200n],
    ],
  ];
}

function orderLaws(): readonly Law[] {
  const wide = new RunLedger(
    new Map(),
    [
      debt('K2', 100n),
      { ...debt('K4', 100n), payee: 'A4' },
      { ...debt('K5', 50n), payer: 'A4', payee: 'A6' },
      { ...debt('K7', 50n), payer: 'A2', payee: 'A5' },
    ],
    { isPartial: true },
  );
  wide.credit('A1', 200n);
  const corrected = new RunLedger(new Map(), [debt('K2', 300n)], { isPartial: true });
  corrected.pay({ ...debt('K2', 200n), source: 'SETTLEMENT' });
  corrected.reduceDebt({ id: 'K2', payer: 'A1' }, 400n);
  return [
    [
      'a credit pays all directs before anything deeper, a level by contract',
      wide.payments.map(({ contractId }) => contractId),
      ['K2', 'K4', 'K5', 'K7'],
    ],
    [
      'a correction leaves the debts of earlier bills',
      corrected.debts().map(({ amountMinor }) => amountMinor),
      [300n],
    ],
  ];
}

function clawbackLaws(): readonly Law[] {
  const figures = (validMinor: bigint): Parameters<typeof billOf>[1] => ({
    validMinor,
    ggrMinor: 0n,
    costs: noCosts,
    active: 1,
  });
  const bill = (validMinor: bigint): ReturnType<typeof billOf> =>
    billOf(base, figures(validMinor), { lossBasis: 'NGR' });
  const correct = (to: bigint, mode: 'NET_NEXT' | 'WALLET_NOW'): unknown => {
    const ledger = new RunLedger(new Map([['A1', 300n]]), [], { isPartial: true });
    const options = { mode, leastMinor: 100n };
    const [found] = correctBills([bill(100_000n)], [bill(to)], {
      contracts: [base],
      ledger,
      options,
    });
    return (
      found && [found.deltaMinor, found.takenNowMinor, found.receivableMinor, ledger.wallet('A1')]
    );
  };
  return [
    ['a fall waits for the next bills', correct(50_000n, 'NET_NEXT'), [-400n, 0n, 400n, 300n]],
    ['a fall takes what the wallet has', correct(50_000n, 'WALLET_NOW'), [-400n, 300n, 100n, 0n]],
    ['a rise is paid', correct(150_000n, 'NET_NEXT'), [400n, 0n, 0n, 700n]],
    ['a small fall is written off', correct(88_000n, 'NET_NEXT'), undefined],
  ];
}
