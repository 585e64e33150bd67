import { currency, isCurrencyCode, parseAmount } from '@portal/money';
import type {
  CallbackAnswer,
  CallbackRequest,
  CallbackRoute,
} from '../../../platform/http/callback-route.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isAmong } from '../../../platform/http/client-address.ts';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import { applyPayout, type PayoutOutcome } from '../payouts/apply-payout.ts';
import type { CashierRules } from '../rules.ts';
import type { Heard } from './adapter.ts';
import { applyReport, type Outcome } from './apply-report.ts';
import type { ProviderParts } from './open-at-provider.ts';
import { openProviderBook, type ProviderBook } from './provider-book.ts';
import type { UnsignedCalls } from './unsigned-calls.ts';
import { insertEvent, isEventKnown } from './store-providers.ts';

const mostBodyBytes = 65_536;
const headers = { 'content-type': 'application/json' };
const taken: CallbackAnswer = { status: 200, headers, body: '{"ok":true}' };
const refused: CallbackAnswer = { status: 400, headers, body: '{"ok":false}' };
const stranger: CallbackAnswer = { status: 404, headers, body: '{"ok":false}' };
const later: CallbackAnswer = { status: 503, headers, body: '{"ok":false}' };

/**
 * `/payments/<provider>`: what providers tell; what was not signed by them, or does not come from
 * where they call, is refused.
 */
export function providerCallback(
  parts: ProviderParts & { readonly unsigned: UnsignedCalls },
): CallbackRoute {
  const hearing = { ...parts, book: openProviderBook(parts) };
  return {
    prefix: '/payments',
    mostBodyBytes,
    answer: (request) => hear(hearing, request).catch((error: unknown) => unheard(parts, error)),
    answerBroken: () => Promise.resolve(refused),
  };
}

/** The provider tells it again; nothing of it was done. */
function unheard({ log }: ProviderParts, error: unknown): CallbackAnswer {
  log.error({ err: error }, 'what a provider told could not be taken');
  return later;
}

async function hear(
  parts: ProviderParts & { readonly book: ProviderBook; readonly unsigned: UnsignedCalls },
  request: CallbackRequest,
): Promise<CallbackAnswer> {
  const { work, adapter, clock, log, book, unsigned } = parts;
  const provider = await book.find(request.sender);
  if (provider === undefined || request.path !== '') {
    return stranger;
  }
  if (provider.callers.length > 0 && !isAmong(provider.callers, request.ip)) {
    unsigned.note(provider.code);
    log.warn(
      { provider: provider.code, ip: request.ip },
      'a call came from no address of its provider',
    );
    return refused;
  }
  const event = adapter.parseWebhook(provider, { ...request, nowMs: clock.nowMs() });
  if (event === 'unsigned') {
    unsigned.note(provider.code);
    log.warn({ provider: provider.code }, 'a call of a provider was not signed by it');
    return refused;
  }
  if (event === 'unreadable') {
    log.error({ provider: provider.code }, 'a call that a provider signed says nothing readable');
    return refused;
  }
  const told = { ...event, provider: provider.code };
  await work.run(systemUnit('payment_event'), (ctx) => takeEvent(ctx, parts, told));
  return taken;
}

type Told = Heard & { readonly provider: string };

/** One event, applied and kept together; its repetitions do nothing. */
async function takeEvent(ctx: Ctx, { rules }: ProviderParts, event: Told): Promise<void> {
  const { provider, eventKey } = event;
  if (!(await isEventKnown(ctx.tx, { provider, eventKey }))) {
    await keepEvent(ctx, event, await applied(ctx, event, rules));
  }
}

function applied(ctx: Ctx, event: Told, rules: CashierRules): Promise<Outcome | PayoutOutcome> {
  const { provider } = event;
  return event.about === 'payout'
    ? applyPayout(ctx, { ...event.report, provider }, rules)
    : applyReport(ctx, { ...event.report, provider }, rules);
}

async function keepEvent(ctx: Ctx, event: Told, outcome: Outcome | PayoutOutcome): Promise<void> {
  const { provider, eventKey } = event;
  const { reference, state, paid } = event.report;
  const code = paid?.currency ?? ctx.site.currency;
  const amount =
    paid !== undefined && isCurrencyCode(code)
      ? parseAmount(paid.amount, currency(code))
      : undefined;
  await insertEvent(ctx.tx, {
    provider,
    eventKey,
    reference,
    state,
    amountMinor: amount?.ok === true ? amount.value : 0n,
    currency: code,
    transaction: paid?.transaction ?? '',
    outcome,
    at: ctx.clock.now(),
  });
}
