import {
  buildTree,
  isDueFor,
  RunLedger,
  type AgentTree,
  type Contract,
  type MemberRow,
  type RunSettings,
  type Span,
} from '../../src/index.ts';
import { fieldsOf, listOf, textOf, type Fields } from '@portal/proof';
import { categoryOf, contractOf, instant, kindOf, minor } from './read.ts';

/** A run as a vector describes it: who, what was bet, what the site is set to. */
export interface Scenario {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
  readonly tree: AgentTree;
  readonly contracts: readonly Contract[];
  readonly bets: readonly Fields[];
  readonly costs: readonly Fields[];
  readonly settings: RunSettings;
  readonly ledger: RunLedger;
  readonly walletIds: readonly string[];
}

export function scenarioOf(vector: Fields): Scenario {
  const config = fieldsOf(vector['config']);
  const kind = kindOf(vector['kind']);
  const tiers = fieldsOf(vector['tiers']);
  const nodes = listOf(vector['tree'])
    .map(fieldsOf)
    .filter((node) => node['type'] !== 'HOUSE');
  const [start, end] = [instant(config['periodStart']), instant(config['periodEnd'])];
  return {
    start,
    end,
    tree: buildTree(
      nodes.map((node) => ({
        id: textOf(node['id']),
        ...(node['parent'] !== 'HOUSE' && { parentId: textOf(node['parent']) }),
      })),
    ),
    contracts: listOf(vector['contracts'])
      .map((entry) => contractOf(entry, kind, tiers[textOf(fieldsOf(entry)['id'])]))
      .filter((contract) => isDueFor(contract, { start, end })),
    bets: listOf(vector['bets']).map(fieldsOf),
    costs: listOf(vector['costs']).map(fieldsOf),
    settings: settingsOf(config),
    ledger: ledgerOf(vector, nodes, config),
    walletIds: nodes.map((node) => textOf(node['id'])),
  };
}

function settingsOf(config: Fields): RunSettings {
  const carry = (['FULL', 'PREVIOUS', 'SAME_MONTH'] as const).find(
    (policy) => policy === config['carry'],
  );
  return {
    lossBasis: config['lossBasis'] === 'GGR' ? 'GGR' : 'NGR',
    includeSelf: config['includeSelf'] !== false,
    activeMinValidMinor: minor(config['activeMinValid'] ?? '0.01'),
    carry: carry ?? 'NONE',
    isLastOfMonth: config['half'] !== 'H1' || config['periodType'] === 'MONTHLY',
    requiresUplineQualified: config['requireUplineQualified'] === true,
    ...(typeof config['maxPayout'] === 'string' && { maxPayoutMinor: minor(config['maxPayout']) }),
  };
}

function ledgerOf(vector: Fields, nodes: readonly Fields[], config: Fields): RunLedger {
  const wallets = new Map(nodes.map((node) => [textOf(node['id']), minor(node['wallet'])]));
  const debts = listOf(vector['owedBefore']).map((entry) => {
    const debt = fieldsOf(entry);
    return {
      contractId: textOf(debt['contract']),
      payer: textOf(debt['payer']),
      payee: textOf(debt['payee']),
      amountMinor: minor(debt['amount']),
    };
  });
  return new RunLedger(wallets, debts, { isPartial: config['partialPay'] !== false });
}

/** Member rows of the bets and costs that count between two instants, without the voided bets. */
export function rowsBetween(
  { bets, costs }: Pick<Scenario, 'bets' | 'costs'>,
  span: Span,
  voidIds: ReadonlySet<string>,
): MemberRow[] {
  const isInside = (fields: Fields): boolean => {
    const at = instant(fields['bookedAt']);
    return (
      Temporal.Instant.compare(at, span.start) >= 0 && Temporal.Instant.compare(at, span.end) < 0
    );
  };
  const settled = bets.filter(
    (bet) => bet['status'] === 'SETTLED' && isInside(bet) && !voidIds.has(textOf(bet['id'])),
  );
  return [...settled.map(betRow), ...costs.filter(isInside).map(costRow)];
}

function betRow(bet: Fields): MemberRow {
  return {
    memberId: textOf(bet['member']),
    category: categoryOf(bet['category']),
    validMinor: minor(bet['valid']),
    ggrMinor: minor(bet['stake']) - minor(bet['payout']),
  };
}

function costRow(cost: Fields): MemberRow {
  const of = (name: string): bigint => (cost[name] === undefined ? 0n : minor(cost[name]));
  return {
    memberId: textOf(cost['member']),
    category: cost['category'] === undefined ? 'ALL' : categoryOf(cost['category']),
    validMinor: 0n,
    ggrMinor: 0n,
    costs: {
      rebate: of('rebate'),
      bonus: of('bonus'),
      fee: of('fee'),
      vendorFee: of('vendorFee'),
      salary: of('salary'),
      chargeback: of('chargeback'),
    },
  };
}

/** Bets voided before an instant, by the time that the vector gives them. */
export function voidedBefore(scenario: Scenario, at: Temporal.Instant): ReadonlySet<string> {
  return new Set(
    scenario.bets
      .filter(
        (bet) =>
          bet['voidedAt'] !== undefined &&
          Temporal.Instant.compare(instant(bet['voidedAt']), at) < 0,
      )
      .map((bet) => textOf(bet['id'])),
  );
}
