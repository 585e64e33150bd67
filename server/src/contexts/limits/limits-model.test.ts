import { currency, formatAmount } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jurisdictionOf } from './jurisdictions.ts';
import { decideMoney } from './money-verdicts.ts';
import { periodsAt } from './periods.ts';
import { type HeldLimit, newPlayer, type Player } from './player.ts';
import { playerAfter } from './player-after.ts';
import { decideStakes, type VerdictRules } from './stake-verdicts.ts';

const memberId: MemberId = 'mbr_modelled1';
/** It has days of 23 and of 25 hours within the months that are played here. */
const timeZone = 'America/New_York';
const begin = Temporal.Instant.from('2026-02-20T03:00:00Z');
const runs = 2000;

type Event = 'deposit' | 'stake' | 'win';
interface Counted {
  readonly at: Temporal.Instant;
  readonly event: Event;
  readonly amountMinor: bigint;
}

/** The calculator without windows adds up what happened in the same day, week or month. */
const nameOf = {
  day: (day: Temporal.PlainDate) => String(day),
  week: (day: Temporal.PlainDate) => `${day.yearOfWeek} ${day.weekOfYear}`,
  month: (day: Temporal.PlainDate) => `${day.year} ${day.month}`,
};

function leftByHand(limit: HeldLimit, history: readonly Counted[], at: Temporal.Instant): bigint {
  const dayOf = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(timeZone).toPlainDate();
  const name = nameOf[limit.period];
  const same = history.filter((row) => name(dayOf(row.at)) === name(dayOf(at)));
  const sum = (event: Event) =>
    same.reduce((total, row) => total + (row.event === event ? row.amountMinor : 0n), 0n);
  const used =
    limit.kind === 'deposit'
      ? sum('deposit')
      : limit.kind === 'stake'
        ? sum('stake')
        : sum('stake') - sum('win');
  return used > limit.amount ? 0n : limit.amount - used;
}

function rulesAt(now: Temporal.Instant): VerdictRules {
  const jurisdiction = jurisdictionOf('DEFAULT');
  return { now, currency: 'USD', timeZone, periods: periodsAt(now, timeZone), jurisdiction };
}

function decide(rules: VerdictRules, player: Player, event: Event, amountMinor: bigint) {
  const players = new Map([[memberId, player]]);
  const stake = { memberId, amountMinor, mode: 'real', game: 'x', pace: 'none' } as const;
  // Within a round no reality check stands before the limits.
  const [verdict] =
    event === 'deposit'
      ? decideMoney(rules, players, [{ memberId, move: 'deposit', amountMinor }])
      : decideStakes(rules, players, [{ ...stake, isWithinRound: true }]);
  return verdict;
}

const limits = fc.uniqueArray(
  fc.record<HeldLimit>({
    kind: fc.constantFrom('deposit', 'stake', 'loss'),
    period: fc.constantFrom('day', 'week', 'month'),
    amount: fc.bigInt({ min: 0n, max: 1500n }),
  }),
  { selector: ({ kind, period }) => `${kind} ${period}`, minLength: 1 },
);
const steps = fc.array(
  fc.record({
    minutes: fc.nat(40 * 60),
    event: fc.constantFrom<Event>('deposit', 'stake', 'stake', 'win'),
    amountMinor: fc.bigInt({ min: 1n, max: 400n }),
  }),
  { minLength: 1, maxLength: 60 },
);

it('lets pass what the tightest of all limits leaves, as a calculator without windows says (R4)', () => {
  fc.assert(
    fc.property(limits, steps, (rows, script) => {
      let player: Player = { ...newPlayer(memberId), limits: rows, isCounting: true };
      const history: Counted[] = [];
      let at = begin;
      for (const { minutes, event, amountMinor } of script) {
        at = at.add({ minutes });
        const rules = rulesAt(at);
        const bound = rows.filter(({ kind }) => (event === 'deposit') === (kind === 'deposit'));
        const short = bound
          .map((limit) => leftByHand(limit, history, at))
          .filter((left) => left < amountMinor);
        const verdict = event === 'win' ? { ok: true } : decide(rules, player, event, amountMinor);
        if (event !== 'win' && short.length > 0) {
          const left = short.reduce((least, value) => (value < least ? value : least));
          const data = { left: formatAmount(left, currency('USD')) };
          expect(verdict).toMatchObject({ ok: false, code: 'limit_reached', data });
          continue;
        }
        expect(verdict).toEqual({ ok: true });
        history.push({ at, event, amountMinor });
        const field = { deposit: 'depositedMinor', stake: 'stakedMinor', win: 'returnedMinor' };
        player = playerAfter(rules, player, { memberId, [field[event]]: amountMinor });
      }
    }),
    { numRuns: runs },
  );
});
