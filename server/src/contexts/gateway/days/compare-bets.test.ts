import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareBets, type NamedLine, type OurBet, type TheirBet } from './compare-bets.ts';

const from = Temporal.Instant.from('2026-03-02T00:00:00Z');
const day = { from, to: from.add({ hours: 24 }) };
const noon = from.add({ hours: 12 });

function their(change: Partial<TheirBet> = {}): TheirBet {
  return {
    txId: 'tx',
    roundId: 'round',
    memberId: 'mbr_player01',
    currency: 'THB',
    placedAt: noon,
    stakeMinor: 1000n,
    payoutMinor: 2500n,
    state: 'SETTLED',
    ...change,
  };
}

const our = (change: Partial<OurBet> = {}): OurBet => ({
  ...their(),
  memberId: 'mbr_player01',
  isPrize: false,
  versions: [],
  ...change,
});

const kindsOf = (ours: readonly OurBet[], theirs: readonly TheirBet[]) =>
  compareBets({ ours, theirs, unread: [] }, day).map(({ kind }) => kind);

const open = their({ state: 'OPEN', payoutMinor: 0n });
const both = ['state_differs', 'told_twice'];
const after = day.to.add({ hours: 2 });

const openThen = { state: 'OPEN', stakeMinor: 1000n, payoutMinor: 0n } as const;
const settledThen = { state: 'SETTLED', stakeMinor: 1000n, payoutMinor: 2500n } as const;

describe('our bets of a day against those of a vendor (rule 22)', () => {
  it.each<[string, OurBet[], TheirBet[], string[]]>([
    ['the same', [our()], [their()], []],
    ['we lack it', [], [their()], ['missing_here']],
    ['they lack it', [our()], [], ['missing_there']],
    ['another stake', [our({ stakeMinor: 999n })], [their()], ['amount_differs']],
    ['another payout', [our({ payoutMinor: 0n })], [their()], ['amount_differs']],
    ['another currency', [our({ currency: 'VND' })], [their()], ['amount_differs']],
    ['another player', [our({ memberId: 'mbr_player02' })], [their()], ['player_differs']],
    ['no result here', [our({ state: 'OPEN' })], [their()], ['state_differs']],
    ['taken back here only', [our({ state: 'CANCELLED' })], [their()], ['state_differs']],
    [
      'another payout then',
      [our({ versions: [openThen] })],
      [their({ payoutMinor: 7n })],
      ['amount_differs'],
    ],
    [
      'void, and open then',
      [our({ state: 'CANCELLED', versions: [openThen] })],
      [their()],
      ['state_differs'],
    ],
    ['told twice', [our()], [their(), their()], ['told_twice']],
    ['told open, then its result', [our()], [open, their()], ['told_twice']],
    ['told its result, then open', [our()], [their(), open], ['told_twice']],
    ['told twice, and neither is ours', [our({ payoutMinor: 0n })], [their(), open], both],
    ['told three times', [our()], [their(), open, their()], ['told_twice']],
  ])('%s', (_what, ours, theirs, kinds) => {
    expect(kindsOf(ours, theirs)).toEqual(kinds);
  });

  it.each<[string, OurBet[], TheirBet[]]>([
    ['taken back, and unknown to the other side', [our({ state: 'CANCELLED' })], []],
    ['the same the other way round', [], [their({ state: 'CANCELLED' })]],
    [
      'taken back on both sides, whatever its amounts',
      [our({ state: 'CANCELLED', stakeMinor: 0n })],
      [their({ state: 'CANCELLED' })],
    ],
    [
      'a result of the morning after',
      [our({ versions: [openThen] })],
      [their({ state: 'OPEN', payoutMinor: 0n })],
    ],
    [
      'another result two days later',
      [our({ payoutMinor: 9n, versions: [settledThen] })],
      [their()],
    ],
    [
      'no result any more two days later',
      [our({ state: 'OPEN', payoutMinor: 0n, versions: [settledThen] })],
      [their()],
    ],
    ['void two days later', [our({ state: 'CANCELLED', versions: [settledThen] })], [their()]],
    [
      'told between two changes of the days after',
      [our({ payoutMinor: 9n, versions: [openThen, settledThen] })],
      [their()],
    ],
    ['told under the day before', [our()], [their({ placedAt: from.subtract({ hours: 1 }) })]],
    ['told under the day after', [our({ placedAt: after })], [their({ placedAt: after })]],
  ])('is fine with a bet that is %s', (_what, ours, theirs) => {
    expect(kindsOf(ours, theirs)).toEqual([]);
  });
});

describe('clocks that differ at midnight (R117)', () => {
  const before = day.to.subtract({ milliseconds: 100 });
  const next = { from: day.to, to: day.to.add({ hours: 24 }) };
  const late = day.to.add({ milliseconds: 100 });

  it.each([
    ['ours is before it, theirs after', before, late],
    ['theirs is before it, ours after', late, before],
  ])('%s: no difference of either day, and a real one is found once', (_what, ourAt, theirAt) => {
    const found = (payoutMinor: bigint) => {
      const lists = {
        ours: [our({ placedAt: ourAt })],
        theirs: [their({ placedAt: theirAt, payoutMinor })],
        unread: [],
      };
      return [day, next].flatMap((span) => compareBets(lists, span).map(({ kind }) => kind));
    };
    expect(found(2500n)).toEqual([]);
    expect(found(1n)).toEqual(['amount_differs']);
  });
});

const prize = { stakeMinor: 0n, payoutMinor: 700n } as const;
const ourPrize = (change: Partial<OurBet> = {}) => our({ ...prize, isPrize: true, ...change });

describe('a prize and a stake under one id (rule 22)', () => {
  const found = (ours: readonly OurBet[], theirs: readonly TheirBet[]) =>
    compareBets({ ours, theirs, unread: [] }, day).map(({ kind, isPrize }) => [kind, isPrize]);

  it.each<[string, OurBet[], TheirBet[], [string, boolean][]]>([
    ['the same', [our(), ourPrize()], [their(prize), their()], []],
    ['a prize alone', [ourPrize()], [their(prize)], []],
    ['we lack the prize', [our()], [their(), their(prize)], [['missing_here', true]]],
    ['we lack the bet', [ourPrize()], [their(), their(prize)], [['missing_here', false]]],
    ['they lack the prize', [our(), ourPrize()], [their()], [['missing_there', true]]],
    ['they lack the bet', [our(), ourPrize()], [their(prize)], [['missing_there', false]]],
    [
      'we lack both',
      [],
      [their(), their(prize)],
      [
        ['missing_here', false],
        ['missing_here', true],
      ],
    ],
    [
      'another prize',
      [our(), ourPrize({ payoutMinor: 1n })],
      [their(), their(prize)],
      [['amount_differs', true]],
    ],
    [
      'the prize is told twice',
      [our(), ourPrize()],
      [their(prize), their(), their(prize)],
      [['told_twice', true]],
    ],
    ['a stake of nothing', [our({ ...prize })], [their(prize)], []],
  ])('are two: %s', (_what, ours, theirs, differences) => {
    expect(found(ours, theirs)).toEqual(differences);
  });
});

const unreadLine = (change: Partial<NamedLine> = {}): NamedLine => ({
  txId: 'tx',
  place: 2,
  placedAt: undefined,
  ...change,
});
const unreadOnly = ['line_unreadable'];
const tomorrow = unreadLine({ placedAt: day.to });

describe('a line that cannot be read (rule 22)', () => {
  it.each<[string, OurBet[], TheirBet[], NamedLine[], string[]]>([
    ['of a bet of ours: it is not missing there', [our()], [], [unreadLine()], unreadOnly],
    ['of nothing that we have', [], [], [unreadLine()], unreadOnly],
    ['twice', [our()], [], [unreadLine(), unreadLine({ place: 3 })], unreadOnly],
    ['beside one of that id that can', [our()], [their()], [unreadLine()], unreadOnly],
    ['of a prize and a stake under one id', [our(), ourPrize()], [], [unreadLine()], unreadOnly],
    [
      'beside others, which are compared all the same',
      [our(), our({ txId: 'other', payoutMinor: 1n }), our({ txId: 'gone' })],
      [their({ txId: 'other' })],
      [unreadLine({ txId: '2026-03-02 #2' })],
      ['line_unreadable', 'missing_there', 'amount_differs', 'missing_there'],
    ],
    ['of another day, as far as it says', [our()], [], [tomorrow], []],
  ])('%s', (_what, ours, theirs, unread, kinds) => {
    const found = compareBets({ ours, theirs, unread }, day).map(({ kind }) => kind);
    expect(found.toSorted()).toEqual(kinds.toSorted());
  });
});

const someState = fc.constantFrom(...(['OPEN', 'SETTLED', 'CANCELLED'] as const));
const mostShuffled = 24;
const ranked = fc.array(fc.nat(), { minLength: mostShuffled, maxLength: mostShuffled });
const line = fc.record({
  txId: fc.constantFrom('a', 'b', 'c', '\u00e9', 'e\u0301'),
  stakeMinor: fc.constantFrom(1000n, 999n),
  payoutMinor: fc.constantFrom(0n, 2500n),
  state: someState,
  placedAt: fc.constantFrom(noon, from, day.to, noon.add({ nanoseconds: 1 })),
});
const ownLines = fc.uniqueArray(line, { selector: ({ txId }) => txId });
const farLines = fc.array(line, { maxLength: 12 });

describe('the order of a day (rule 22)', () => {
  it('changes no verdict, on either side, however often a line is told', () => {
    fc.assert(
      fc.property(ownLines, farLines, ranked, (bets, lines, ranks) => {
        const ours = bets.map(our);
        const theirs = lines.map(their);
        const shuffled = <Item>(items: readonly Item[]) =>
          items
            .map((item, place) => ({ item, rank: ranks[place] ?? 0 }))
            .toSorted((left, right) => left.rank - right.rank)
            .map(({ item }) => item);
        const other = { ours: shuffled(ours), theirs: shuffled(theirs), unread: [] };
        expect(compareBets(other, day)).toEqual(compareBets({ ours, theirs, unread: [] }, day));
      }),
    );
  });

  it('holds a line that comes late for what it is, not for where it stands', () => {
    fc.assert(
      fc.property(ownLines, farLines, line, (bets, lines, late) => {
        const ours = bets.map(our);
        const before = lines.map(their);
        const first = compareBets({ ours, theirs: [their(late), ...before], unread: [] }, day);
        expect(compareBets({ ours, theirs: [...before, their(late)], unread: [] }, day)).toEqual(
          first,
        );
      }),
    );
  });
});
