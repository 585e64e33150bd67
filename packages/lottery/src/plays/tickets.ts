import { sorted } from '../combinatorics.ts';
import { hit, type Play } from '../play.ts';
import { texts } from '../selection/lists.ts';
import { shape } from '../selection/shape.ts';
import { ballsText, twoDigits, type Digits } from '../views.ts';
import { lookup } from './lookup.ts';
import type { Ordered } from './ordered.ts';

export interface TicketSelection {
  readonly tickets: readonly string[];
}

/** 直选单式: a list of tickets, each in order. */
export function ticketList(size: number): Play<TicketSelection, Digits> {
  const form = new RegExp(`^\\d{${size}}$`, 'u');
  const asSet = lookup();
  return {
    shape: shape<TicketSelection>({
      tickets: texts({
        writing: { as: 'digits', length: size },
        accepts: (ticket) => form.test(ticket),
        sample: (uniform) => String(uniform(10 ** size)).padStart(size, '0'),
      }),
    }),
    tiers: ['win'],
    help: { play: 'tickets', choose: 'tickets', units: 'tickets', values: { size } },
    units: ({ tickets }) => tickets.length,
    evaluate: ({ tickets }, { text }, tally) => {
      hit(tally, 'win', asSet(tickets).has(text) ? 1 : 0);
    },
    most: () => 1,
    expand: ({ tickets }) => tickets,
  };
}

/** Which digit patterns a group ticket may have, and the tier each of them is paid at. */
export type PatternTiers = Readonly<Record<string, string>>;

/** The multiplicities of a ticket's digits, largest first: `"21"` for 112. */
export function patternOf(ticket: string): string {
  const counts = new Map<string, number>();
  for (const digit of ticket) {
    counts.set(digit, (counts.get(digit) ?? 0) + 1);
  }
  return [...counts.values()].toSorted((left, right) => right - left).join('');
}

/** 组选单式: tickets whose digits may come in any order. */
export function groupTicketList(
  size: number,
  { play, patterns }: { readonly play: string; readonly patterns: PatternTiers },
): Play<TicketSelection, Digits> {
  const list = ticketList(size);
  const asSets = lookup(sorted);
  const form = new RegExp(`^\\d{${size}}$`, 'u');
  return {
    ...list,
    shape: shape<TicketSelection>({
      tickets: texts({
        writing: { as: 'digits', length: size },
        accepts: (ticket) => form.test(ticket) && Object.hasOwn(patterns, patternOf(ticket)),
        sameAs: sorted,
        sample: (uniform) => String(uniform(10 ** size)).padStart(size, '0'),
      }),
    }),
    tiers: Object.values(patterns),
    help: { play, choose: 'group-tickets', units: 'tickets', values: { size } },
    evaluate: ({ tickets }, { multiset, pattern }, tally) => {
      const tier = patterns[pattern];
      if (tier !== undefined && asSets(tickets).has(multiset)) {
        hit(tally, tier);
      }
    },
  };
}

export interface BallTicketRule {
  readonly size: number;
  readonly highest: number;
}

function ballTickets({ size, highest }: BallTicketRule, sameAs?: (ticket: string) => string) {
  const allowed = new Set(Array.from({ length: highest }, (_, index) => twoDigits(index + 1)));
  return shape<TicketSelection>({
    tickets: texts({
      writing: { as: 'balls', length: size },
      accepts: (ticket) => {
        const balls = ticket.split(' ');
        return (
          balls.length === size &&
          new Set(balls).size === size &&
          balls.every((ball) => allowed.has(ball))
        );
      },
      ...(sameAs === undefined ? {} : { sameAs }),
      sample: (uniform) => ballsText(Array.from({ length: size }, () => 1 + uniform(highest))),
    }),
  });
}

function inOrder(ticket: string): string {
  return ticket
    .split(' ')
    .toSorted((left, right) => (left < right ? -1 : 1))
    .join(' ');
}

/** Tickets of different two-digit numbers, `"01 05 11"`, in order. */
export function ballTicketList(rule: BallTicketRule): Play<TicketSelection, Ordered> {
  const asSet = lookup();
  return {
    shape: ballTickets(rule),
    tiers: ['win'],
    help: {
      play: 'tickets',
      choose: 'ball-tickets',
      units: 'tickets',
      values: { size: rule.size },
    },
    units: ({ tickets }) => tickets.length,
    evaluate: ({ tickets }, balls, tally) => {
      hit(tally, 'win', asSet(tickets).has(ballsText(balls)) ? 1 : 0);
    },
    most: () => 1,
    expand: ({ tickets }) => tickets,
  };
}

/** The same tickets in any order. */
export function ballGroupTicketList(rule: BallTicketRule): Play<TicketSelection, Ordered> {
  const anyOrder = lookup(inOrder);
  return {
    ...ballTicketList(rule),
    shape: ballTickets(rule, inOrder),
    help: {
      play: 'group-tickets',
      choose: 'group-tickets',
      units: 'tickets',
      values: { size: rule.size },
    },
    evaluate: ({ tickets }, balls, tally) => {
      hit(tally, 'win', anyOrder(tickets).has(inOrder(ballsText(balls))) ? 1 : 0);
    },
  };
}
