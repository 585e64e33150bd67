import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { shownAuthor } from '../author-of.ts';
import type { DepositSettings } from '../settings.ts';
import { peers } from '../peers/peers.ts';
import { byHand, channelName } from './channels.ts';
import { depositActor } from './deposit-actor.ts';
import type { Deposit, DepositStep } from './store-deposits.ts';
import type { DepositPage } from './use-cases/list-deposits.ts';
import type { DepositTerms } from './use-cases/read-deposit-terms.ts';
import type { WholeDeposit } from './whole-deposit.ts';

type Shown = ReplyOf<Endpoints['readDeposit']>;
type Line = ReplyOf<Endpoints['listDeposits']>['content'][number];
type Terms = ReplyOf<Endpoints['readDepositTerms']>;

/** The name of a channel in the reader's language; one that is gone is shown by its code. */
export type NameOf = (code: string) => string;

export function namesFor(ctx: Pick<Ctx, 'site' | 'locale'>, { channels }: DepositSettings): NameOf {
  const language = ctx.site.languages.find(({ locale }) => locale === ctx.locale);
  return (code) => {
    const channel = channels.find((candidate) => candidate.code === code);
    return channel === undefined ? code : channelName(channel, language?.code ?? '');
  };
}

/** What the desk wrote at a channel in the reader's language, or in the site's first one. */
export type NoteOf = (notes: Readonly<Record<string, string>>) => string | null;

export function notesFor(ctx: Pick<Ctx, 'site' | 'locale'>): NoteOf {
  const { languages } = ctx.site;
  const language = languages.find(({ locale }) => locale === ctx.locale) ?? languages[0];
  return (notes) => notes[language?.code ?? ''] ?? notes[languages[0]?.code ?? ''] ?? null;
}

export function amountIn(order: Pick<Deposit, 'currency'>) {
  const unit = currency(order.currency);
  return (minor: bigint) => formatAmount(minor, unit);
}

/** What list and page have in common. */
export function presentDepositLine(order: Deposit, nameOf: NameOf): Line {
  const amount = amountIn(order);
  return {
    id: order.id,
    reference: order.reference,
    channel: order.channel,
    channelName: nameOf(order.channel),
    kind: order.kind,
    state: order.state,
    amount: amount(order.amountMinor),
    fee: amount(order.feeMinor),
    credit: amount((order.paidMinor ?? order.amountMinor) - order.feeMinor),
    paid: order.paidMinor === null ? null : amount(order.paidMinor),
    currency: order.currency,
    requestedAt: String(order.requestedAt),
    expiresAt: String(order.expiresAt),
    nextActor: depositActor(order) ?? null,
    since: String(order.stateAt),
    dueAt: order.dueAt === null ? null : String(order.dueAt),
    reason: order.reason,
    note: order.note,
    takesProof: takesProof(order),
    isToPeer: order.provider === peers,
  };
}

/** In a dispute about what was paid to another member, more may be shown. */
function takesProof({ provider, state, reason }: Deposit): boolean {
  const isOwn = provider === byHand || provider === peers;
  return isOwn && (state === 'AWAITING' || (state === 'PROOF' && reason === 'peer_disputed'));
}

/** For whom it is shown: whose language, and how channels are called in it. */
export interface Reader {
  readonly ctx: Pick<Ctx, 'site' | 'locale'>;
  readonly nameOf: NameOf;
}

export function presentDeposit(
  { order, steps, proofIds, payment }: WholeDeposit,
  { ctx, nameOf }: Reader,
): Shown {
  return {
    ...presentDepositLine(order, nameOf),
    payment,
    promotion: presentChoice(order, ctx),
    proofIds: [...proofIds],
    steps: steps.map((step) => presentDepositStep(step, order.memberId)),
  };
}

/** The promotion in the reader's language, else in that of the site, else in any. */
export function presentChoice(order: Deposit, { locale, site }: Reader['ctx']): Shown['promotion'] {
  const { promotionId: id, promotionTitles, promotionMinor, promotionFault: fault } = order;
  if (id === null || promotionTitles === null) {
    return null;
  }
  const [any = id] = Object.values(promotionTitles);
  const title = promotionTitles[locale] ?? promotionTitles[site.defaultLocale] ?? any;
  const giftAmount = promotionMinor === null ? null : amountIn(order)(promotionMinor);
  return { id, title, giftAmount, fault };
}

export function presentDepositStep(step: DepositStep, memberId: string): Shown['steps'][number] {
  const { reason, note } = step;
  const by = shownAuthor(step, memberId);
  return { state: step.state, at: String(step.at), by, reason, note };
}

export function presentDeposits(
  page: DepositPage,
  nameOf: NameOf,
): ReplyOf<Endpoints['listDeposits']> {
  return {
    content: page.orders.map((order) => presentDepositLine(order, nameOf)),
    nextCursor: page.nextCursor ?? null,
  };
}

function quickOf({ quickMinor, fixedMinor }: DepositTerms['channels'][number]) {
  return fixedMinor.length > 0 ? fixedMinor : quickMinor;
}

export function presentDepositTerms(
  terms: DepositTerms,
  reader: {
    readonly currency: string;
    readonly nameOf: NameOf;
    readonly noteOf: NoteOf;
  },
): Terms {
  const { currency: code, nameOf, noteOf } = reader;
  const amount = amountIn({ currency: code });
  return {
    currency: code,
    channels: terms.channels.map((channel) => ({
      code: channel.code,
      kind: channel.kind,
      name: nameOf(channel.code),
      least: amount(channel.leastMinor),
      most: amount(channel.mostMinor),
      quick: quickOf(channel).map(amount),
      isFixed: channel.fixedMinor.length > 0,
      leftToday: amount(channel.leftMinor),
      fee: {
        fixed: amount(channel.fee.fixedMinor),
        partsPerMillion: channel.fee.partsPerMillion,
        least: amount(channel.fee.leastMinor),
        most: channel.fee.mostMinor === undefined ? null : amount(channel.fee.mostMinor),
      },
      arrives: channel.arrives,
      note: noteOf(channel.notes),
      openDepositId: channel.openId ?? null,
    })),
    turnover: terms.turnoverMultiple,
    asksForLimit: terms.asksForLimit,
    ownLimit:
      terms.ownLimit === undefined
        ? null
        : { left: amount(terms.ownLimit.leftMinor), period: terms.ownLimit.period },
    promotions: [...terms.promotions],
  };
}
