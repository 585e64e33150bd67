import { currency, formatAmount } from '@portal/money';
import type { DepositId } from '@portal/protocol';
import type { Clock, Ctx } from '../../../platform/context.ts';
import type { Logger } from 'pino';
import { systemUnit, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { waitsForPerson } from '../control/waits-for-person.ts';
import { uncountDeposit } from '../deposits/count-deposit.ts';
import { moveDepositTo } from '../deposits/move-deposit.ts';
import { type Deposit, findDeposit, lockDeposit } from '../deposits/store-deposits.ts';
import type { CashierRules } from '../rules.ts';
import type { Adapter, Opened, OrderAtProvider, Provider, Report } from './adapter.ts';
import { applyReport } from './apply-report.ts';
import { findProvider } from './find-provider.ts';
import { notifyUrl } from './notify-url.ts';
import { scheduleAsk, setTicket } from './store-providers.ts';
import { mostAsked, nextAsk } from './next-ask.ts';

export interface ProviderParts {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly log: Logger;
  readonly adapter: Adapter;
  readonly rules: CashierRules;
  /** Our own address as providers reach it; until it is known nothing is opened at one. */
  readonly ownUrl: () => string | undefined;
}

interface Case {
  readonly order: Deposit;
  readonly provider: Provider;
}

/**
 * Opens an order at its provider, or asks what became of it. No transaction is open meanwhile. An
 * answer that does not come means nothing: the order stays as it is, and is asked about again, by
 * its reference (agents-loyalty-money.md E1).
 */
export async function tendOrder(parts: ProviderParts, id: DepositId): Promise<void> {
  const found = await findCase(parts, id);
  if (found === undefined) {
    return;
  }
  const { order } = found;
  try {
    if (order.state === 'CREATED' && order.asked === 0) {
      await keepOpened(parts, order, await open(parts, found));
      return;
    }
    await keepReport(parts, found, await ask(parts, found));
  } catch (error) {
    parts.log.warn({ err: error, reference: order.reference }, 'a provider gave no answer');
    await parts.work.run(systemUnit('deposit_unanswered'), (ctx) => postpone(ctx, id, parts));
  }
}

async function findCase({ work }: ProviderParts, id: DepositId): Promise<Case | undefined> {
  return work.run(systemUnit('deposit_to_ask'), async (ctx) => {
    const order = await findDeposit(ctx.tx, id);
    const provider = order && (await findProvider(ctx, order.provider));
    return order === undefined || provider === undefined ? undefined : { order, provider };
  });
}

async function open(
  { adapter, clock, ownUrl }: ProviderParts,
  { order, provider }: Case,
): Promise<Opened> {
  const { reference, kind, returnUrl, expiresAt } = order;
  const own = notifyUrl(ownUrl(), provider.code);
  const asked: OrderAtProvider = {
    reference,
    kind,
    amount: formatAmount(order.amountMinor, currency(order.currency)),
    currency: order.currency,
    returnUrl: returnUrl ?? new URL('/', own).href,
    notifyUrl: own,
    expiresAt,
  };
  return adapter.createDeposit(provider, asked, clock.nowMs());
}

function ask({ adapter, clock }: ProviderParts, { order, provider }: Case): Promise<Report> {
  return adapter.queryDeposit(provider, order.reference, clock.nowMs());
}

async function keepOpened(parts: ProviderParts, order: Deposit, answer: Opened): Promise<void> {
  await parts.work.run(systemUnit('deposit_opened'), async (ctx) => {
    const { id } = order;
    const locked = await lockDeposit(ctx.tx, id);
    if (locked === undefined || locked.payment !== null) {
      return;
    }
    if (answer.state === 'ACCEPTED') {
      const { providerReference, ticket } = answer;
      await setTicket(ctx.tx, { id, providerReference, ticket });
    }
    await moveOpened(ctx, locked, answer);
    await postpone(ctx, id, parts);
  });
}

/** It may have been paid, or given up, while the answer was on its way. */
async function moveOpened(ctx: Ctx, order: Deposit, answer: Opened): Promise<void> {
  if (order.state !== 'CREATED') {
    return;
  }
  if (answer.state === 'ACCEPTED') {
    await moveDepositTo(ctx, order, { to: 'AWAITING', dueAt: order.expiresAt });
    return;
  }
  // Something is said to have been paid: a person decides whether it was.
  if (await waitsForPerson(ctx, order, { isOut: false })) {
    return;
  }
  const freed = await uncountDeposit(ctx, order);
  await moveDepositTo(ctx, freed, { to: 'FAILED', reason: 'provider_refused' });
}

/**
 * An order that the provider does not know, or still waits for, is opened again: it is the same.
 */
async function keepReport(parts: ProviderParts, unit: Case, report: Report): Promise<void> {
  const { work, rules } = parts;
  const { order, provider } = unit;
  const isUnopened =
    order.state === 'CREATED' && report.state !== 'PAID' && report.state !== 'FAILED';
  if (isUnopened) {
    await keepOpened(parts, order, await open(parts, unit));
    return;
  }
  await work.run(systemUnit('deposit_asked'), async (ctx) => {
    await applyReport(ctx, { ...report, provider: provider.code }, rules);
    await postpone(ctx, order.id, parts);
  });
}

async function postpone(ctx: Ctx, id: DepositId, { rules }: ProviderParts): Promise<void> {
  const order = await lockDeposit(ctx.tx, id);
  if (order !== undefined) {
    const asked = Math.min(order.asked + 1, mostAsked);
    const askAt = nextAsk(ctx, order, rules.settings().deposit);
    await scheduleAsk(ctx.tx, { id, asked, askAt });
  }
}
