import { type ExplanationLine, recompute } from '@portal/commission';
import { assertDefined, currency, formatAmount, rational } from '@portal/money';
import type { Endpoints, MemberId, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { readAccounts } from '../../members/index.ts';
import { wireTiers } from '../agreements/tiers.ts';
import type { BillRow } from './store-bills.ts';
import type { BillPage } from './use-cases/list-bills.ts';
import type { BillView } from './use-cases/read-bill.ts';
import type { BillSums } from './use-cases/read-bill-sums.ts';
import type { StoredLine } from './why.ts';

type WireBill = ReplyOf<Endpoints['listContractBills']>['content'][number];
type WireView = ReplyOf<Endpoints['readContractBill']>;

function otherOf({ payerId, payeeId }: BillRow, self: MemberId): MemberId | null {
  return payeeId === self ? payerId : payeeId;
}

async function namesOf(ctx: Ctx, rows: readonly BillRow[], party: MemberId) {
  const ids = rows.map((row) => otherOf(row, party)).filter((id) => id !== null);
  return readAccounts(ctx, [...new Set(ids)]);
}

/** As a party of it sees it. */
function wireBill(
  { site }: Pick<Ctx, 'site'>,
  row: BillRow,
  { party, names }: { readonly party: MemberId; readonly names: ReadonlyMap<string, string> },
): WireBill {
  const amount = (minor: bigint) => formatAmount(minor, currency(site.currency));
  const other = otherOf(row, party);
  const { id, contractId, kind, scope, unitKey, status, payState, tier, active } = row;
  return {
    id,
    contractId,
    kind,
    scope,
    unitKey,
    status,
    payState,
    active,
    startsAt: String(row.unitStart),
    endsAt: String(row.unitEnd),
    direction: row.payeeId === party ? 'in' : 'out',
    counterparty: other === null ? null : assertDefined(names.get(other), 'a party is a member'),
    currency: site.currency,
    validBet: amount(row.validMinor),
    netLoss: amount(row.netLossMinor),
    tier: tier === null ? null : tier + 1,
    amount: amount(row.amountMinor),
    netted: amount(row.nettedMinor),
    paid: amount(row.paidMinor),
    owed: amount(row.owedMinor),
    settledAt: row.settledAt === null ? null : String(row.settledAt),
  };
}

export async function presentBills(
  ctx: Ctx,
  { rows, nextCursor }: BillPage,
  party: MemberId,
): Promise<ReplyOf<Endpoints['listContractBills']>> {
  const names = await namesOf(ctx, rows, party);
  return { content: rows.map((row) => wireBill(ctx, row, { party, names })), nextCursor };
}

export function presentSums(
  { site }: Pick<Ctx, 'site'>,
  sums: BillSums,
): ReplyOf<Endpoints['readContractBillSums']> {
  const amount = (minor: bigint) => formatAmount(minor, currency(site.currency));
  return {
    currency: site.currency,
    bills: sums.bills,
    received: amount(sums.receivedMinor),
    toReceive: amount(sums.toReceiveMinor),
    paid: amount(sums.paidMinor),
    toPay: amount(sums.toPayMinor),
  };
}

function factorText(...[numerator, denominator]: StoredLine['value']): string {
  return denominator === '1' ? numerator : `${numerator}/${denominator}`;
}

/** Every line with what stands there after it, as anybody who recomputes it finds. */
function wireLines(ctx: Ctx, lines: readonly StoredLine[]): WireView['lines'] {
  const unit = currency(ctx.site.currency);
  const steps: readonly ExplanationLine[] = lines.map((line) => ({
    ...line,
    value: rational(BigInt(line.value[0]), BigInt(line.value[1])),
  }));
  const amountText = (minor: string) => formatAmount(BigInt(minor), unit);
  return lines.map(({ figure, rule, operation, value: [numerator, denominator] }, at) => ({
    figure,
    rule,
    operation,
    value: operation === 'times' ? factorText(numerator, denominator) : amountText(numerator),
    subtotal: formatAmount(recompute(steps.slice(0, at + 1)), unit),
  }));
}

export async function presentBill(
  ctx: Ctx,
  { bill, payments, houseMinor, windows, counted }: BillView,
  party: MemberId,
): Promise<WireView> {
  const unit = currency(ctx.site.currency);
  const amount = (minor: bigint) => formatAmount(minor, unit);
  const { why } = bill;
  return {
    ...wireBill(ctx, bill, { party, names: await namesOf(ctx, [bill], party) }),
    countedFrom: String(counted.start),
    countedTo: String(counted.end),
    tiers: wireTiers(why.tiers, unit),
    gross: amount(BigInt(why.figures.ggr)),
    deductions: Object.entries(why.costs)
      .filter(([, cost]) => cost !== '0')
      .map(([figure, cost]) => ({ figure, amount: amount(BigInt(cost)) })),
    lines: wireLines(ctx, why.lines),
    netLossLines: wireLines(ctx, why.netLossLines),
    payments: payments.map(({ amountMinor, source, paidAt }) => ({
      amount: amount(amountMinor),
      source,
      paidAt: String(paidAt),
    })),
    owedToHouse: amount(houseMinor),
    windows: windows.map((window) => ({
      endsAt: String(window.endsAt),
      validBet: amount(window.validMinor),
      active: window.active,
      entitled: amount(window.entitledMinor),
      delta: amount(window.deltaMinor),
      pay: amount(window.payMinor),
    })),
  };
}
