import { currency, formatAmount } from '@portal/money';
import type { PlayMode } from '@portal/protocol';
import type { Chance } from '../../platform/demo/chance.ts';
import type { DemoDay } from '../../platform/demo/demo-part.ts';
import type { Visit } from '../../platform/demo/visits.ts';
import { type Game, stakesOf } from '../catalog/index.ts';
import type { Member } from '../members/index.ts';
import { type GamesEnv, type Player, purseOf } from './play.ts';

/** Somebody at one game for a while. */
export interface Sitting {
  readonly player: Player;
  readonly mode: PlayMode;
  readonly game: Game;
  /** Decimal text. */
  readonly stake: string;
  readonly spins: number;
}

interface Visitor {
  readonly day: DemoDay;
  readonly member: Member;
  readonly visit: Visit;
  /** What people play. */
  readonly known: readonly Game[];
  readonly siteCurrency: string;
}

const favourites = 4;
const knownGames = 30;

/** What a member plays on a visit: some of the games that they always play. */
export function sittingsOf(
  { day, member, visit, known, siteCurrency }: Visitor,
  { player, mode, chance }: Pick<Sitting, 'player' | 'mode'> & { readonly chance: Chance },
): readonly Sitting[] {
  const { currency: code } = purseOf(player.memberId, mode, siteCurrency);
  const habit = day.chanceOf(`taste ${member.account}`);
  const games = Array.from({ length: favourites }, () => habit.pick(known));
  const boldness = habit.between(0, 2);
  return Array.from({ length: chance.between(1, visit.minutes > 14 ? 2 : 1) }, () => {
    const game = chance.pick(games);
    const stakes = stakesOf(game, code);
    const { stakeMinor } = chance.pick(stakes.slice(0, 2 + boldness));
    const stake = formatAmount(stakeMinor, currency(code));
    return { player, mode, game, stake, spins: chance.between(4, visit.minutes) };
  });
}

/** The games that people know: those at the head of the list, open and with free play. */
export function knownSlots({ snapshot, book }: GamesEnv): readonly Game[] {
  return snapshot.entries
    .map(({ game }) => game)
    .filter(({ isOpen, hasTrial }) => isOpen && hasTrial)
    .filter(({ designId }) => book.inUse.get(designId)?.kind === 'slot')
    .slice(0, knownGames);
}
