import type { WalletCommand } from '../../src/command.ts';
import type { StagePlayer } from '../stage.ts';
import { type At, type Case, CaseFailed, startMinor } from '../case.ts';
import { newBet, rollbackOf } from './bets.ts';
import { winOf } from './wins.ts';

const stake = 1000n;
const prize = 2500n;
/** Rounds of each kind. */
const rounds = 2;
/** Coprime to the length of the log, so that each line comes once. */
const stride = 7;

interface Line {
  readonly command: WalletCommand;
  /** A result that came before its bet is told again later; all else is heard once for all. */
  readonly isResult: boolean;
}

interface Day {
  readonly lines: readonly Line[];
  readonly leavesMinor: bigint;
}

/** What a vendor tells of a day: rounds that win, lose, end with two bets, or are taken back. */
function dayOf(at: At): Day {
  const lines = Array.from({ length: rounds }, () => {
    const [won, lost, undone, one] = [newBet(at), newBet(at), newBet(at), newBet(at)];
    const other = { ...newBet(at), roundId: one.roundId };
    const loss = { ...winOf(at, lost, 0n), closesRound: true };
    return [
      // Both stakes of a round come before what ends it in each order: later ones are refused.
      { command: one, isResult: false },
      { command: won, isResult: false },
      { command: lost, isResult: false },
      { command: winOf(at, won), isResult: true },
      { command: undone, isResult: false },
      { command: loss, isResult: true },
      { command: rollbackOf(at, undone), isResult: false },
      { command: other, isResult: false },
      { command: { ...winOf(at, one), closesRound: true }, isResult: true },
      { command: winOf(at, other), isResult: true },
    ];
  }).flat();
  return { lines, leavesMinor: startMinor + BigInt(rounds) * (3n * prize - 4n * stake) };
}

type Shuffle = (lines: readonly Line[]) => readonly Line[];

const orders: readonly Shuffle[] = [
  (lines) => lines.toReversed(),
  (lines) => lines.flatMap((_, at) => lines[(at * stride) % lines.length] ?? []),
  // What stood in a queue comes after all others, and what was sent meanwhile comes twice.
  (lines) => [...lines.filter(({ isResult }) => isResult), ...lines],
];

/** Tells a day; what was not heard for good is told again, as the retry rules of vendors ask. */
async function tellAll(at: At, player: StagePlayer, lines: readonly Line[]): Promise<void> {
  const left: Line[] = [];
  for (const line of lines) {
    const { codes } = await at.tell(player, line.command);
    if (line.isResult && !codes.includes('done') && !codes.includes('already_settled')) {
      left.push(line);
    }
  }
  if (left.length === lines.length) {
    throw new CaseFailed(`${left.length} results found no bet, although all bets were told`);
  }
  if (left.length > 0) {
    await tellAll(at, player, left);
  }
}

export const wholeDayCases: readonly Case[] = [
  {
    name: "chaos: reordering of a whole day's log",
    run: async (at) => {
      for (const order of orders) {
        const player = await at.player();
        const { lines, leavesMinor } = dayOf(at);
        await tellAll(at, player, order(lines));
        await at.holds(player, leavesMinor);
      }
    },
  },
];
