import { type BetType, betTypes, isStakedByMultiple, type SelectionJson } from '@portal/lottery';
import type { Chance } from '../../platform/demo/chance.ts';
import type { Game } from './game.ts';
import type { OrderBody } from './orders/order.ts';

type LineBody = OrderBody['lines'][number];

const mostUnits = 20;
const tries = 12;

/** What somebody bets on a game: a short line of some play; nothing where none falls by chance. */
export function demoLine(game: Game, chance: Chance): LineBody | undefined {
  const { families } = game.settings;
  const offered = betTypes.filter(({ family }) => families.includes(family));
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const betType = chance.pick(offered);
    const selection = betType.sample((limit) => chance.between(0, limit - 1));
    const parsed = betType.parse(selection);
    if (parsed.ok && parsed.value.units <= mostUnits) {
      return lineOf(betType, { selection, game, chance });
    }
  }
  return undefined;
}

function lineOf(
  { id }: BetType,
  line: { readonly selection: SelectionJson; readonly game: Game; readonly chance: Chance },
): LineBody {
  const { selection, game, chance } = line;
  return isStakedByMultiple(id)
    ? {
        betType: id,
        selection,
        stake: { unitPrice: '2', multiple: chance.between(1, 3) },
        choice: { prizeGroup: game.settings.groups.member },
      }
    : {
        betType: id,
        selection,
        stake: { stakePerUnit: chance.pick(['5', '10', '20']) },
        choice: { rebate: '0' },
      };
}
