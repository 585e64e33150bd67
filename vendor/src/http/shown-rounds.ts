import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import type { RoundQuery } from '@portal/vendors';
import { newId } from '../chance.ts';
import { nowMs } from '../clock.ts';
import { houses } from '../houses.ts';
import { type Language, say, type Word } from '../texts.ts';
import type { BetBook, BookedBet } from '../wallet/bet-book.ts';

const openMs = 120_000;
const mostTickets = 5000;

interface Prepared {
  readonly txId: string;
  readonly language: Language;
  readonly untilMs: number;
}

/** Pages on which a player sees a round again; each ticket opens once, within two minutes. */
export interface ShownRounds {
  /** Undefined for a bet that is not this player's at this vendor. */
  prepare(vendorCode: string, query: RoundQuery): string | undefined;
  /** The page, once. */
  open(ticket: string): string | undefined;
}

export function openShownRounds(bets: BetBook): ShownRounds {
  const prepared = new Map<string, Prepared>();
  return {
    prepare: (vendorCode, { txId, playerId, language }) => {
      const bet = bets.find(txId);
      if (bet === undefined || bet.vendorCode !== vendorCode || bet.playerId !== playerId) {
        return undefined;
      }
      const oldest = prepared.keys().next().value;
      if (prepared.size >= mostTickets && oldest !== undefined) {
        prepared.delete(oldest);
      }
      const ticket = newId();
      const isArabic = language.toLowerCase().startsWith('ar');
      const untilMs = nowMs() + openMs;
      prepared.set(ticket, { txId, language: isArabic ? 'ar' : 'en', untilMs });
      return ticket;
    },
    open: (ticket) => {
      const found = prepared.get(ticket);
      prepared.delete(ticket);
      const bet = found && found.untilMs >= nowMs() ? bets.find(found.txId) : undefined;
      return found && bet && pageOf(bet, found.language);
    },
  };
}

const stateWords = {
  OPEN: 'open',
  SETTLED: 'settled',
  CANCELLED: 'returned',
} as const satisfies Readonly<Record<BookedBet['state'], Word>>;

function pageOf(bet: BookedBet, language: Language): string {
  const { gameCode, vendorCode, state, shown, choice, roundId } = bet;
  const game = houses
    .find(({ code }) => code === vendorCode)
    ?.games.find((candidate) => candidate.gameCode === gameCode);
  const title = (language === 'ar' ? game?.displayNames['ar'] : undefined) ?? game?.name ?? '';
  const facts: readonly (readonly [Word, string])[] = [
    ['choice', choice],
    ['stake', moneyOf(bet, bet.stakeMinor)],
    ['payout', moneyOf(bet, bet.payoutMinor)],
    ['state', say(stateWords[state], language)],
    ['round', roundId],
  ];
  const rows = facts.map(
    ([word, value]) => `<dt>${escaped(say(word, language))}</dt><dd>${escaped(value)}</dd>`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${escaped(title)}</title><link rel="stylesheet" href="/page.css" /></head>
<body><header><h1>${escaped(title)}</h1></header>
<p class="notice">${escaped(say('simulator', language))}</p>
<main><section class="stage"><p class="shown">${escaped(shown.join(' '))}</p></section>
<section><dl>${rows.join('')}</dl></section></main></body>
</html>`;
}

function moneyOf({ currency: code }: BookedBet, minor: string): string {
  return isCurrencyCode(code) ? `${formatAmount(BigInt(minor), currency(code))} ${code}` : minor;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
