import {
  addDays,
  defaultGroups,
  type FamilyName,
  inHouseGames,
  provincesOn,
  type RealGame,
  realGames,
  weekday,
} from '@portal/lottery';
import type { GameLimits, GameSettings, PrizeMode } from './game.ts';

/** A game as a release ships it; operators make versions of their own afterwards. */
export interface ShippedGame {
  readonly gameCode: string;
  readonly settings: GameSettings;
}

const indochina = 420;
const china = 480;
const vietnam: readonly FamilyName[] = ['vnn', 'vns'];
const chinese: readonly FamilyName[] = ['ssc', 'd3', 'x5', 'k3', 'pk', 'kl8'];

/** lottery.md B4; typed stakes depend on where the game comes from. */
function limitsOf(family: FamilyName): GameLimits {
  const highest = highestStake(family);
  return {
    stakeLowest: '1',
    stakeHighest: highest,
    payoutPerLine: '400000',
    payoutPerIssue: '1000000',
  };
}

function highestStake(family: FamilyName): string {
  if (vietnam.includes(family)) {
    return '5000';
  }
  return [...chinese, 'pc', 'lhc'].includes(family) ? '50000' : '10000';
}

function modesOf(family: FamilyName): readonly PrizeMode[] {
  if (vietnam.includes(family)) {
    return ['TCG_LOTTO_VN'];
  }
  if (chinese.includes(family)) {
    return ['LOTT', 'ZY'];
  }
  return family === 'lhc' || family === 'pc' ? ['ZY'] : ['SEA'];
}

type Variable = Pick<GameSettings, 'families' | 'modes' | 'source' | 'schedule'>;

function shipped(gameCode: string, settings: Variable): ShippedGame {
  const limits = limitsOf(settings.families[0]);
  return { gameCode, settings: { ...settings, limits, groups: defaultGroups, factors: {} } };
}

function shippedWithin(
  added: Partial<GameLimits>,
  { gameCode, settings }: ShippedGame,
): ShippedGame {
  return { gameCode, settings: { ...settings, limits: { ...settings.limits, ...added } } };
}

/** Every game of lottery.md A3, in the order of its tables; a province is a game of its own. */
export function shippedGames(): readonly ShippedGame[] {
  const inHouse = inHouseGames.map(({ gameCode, family, schedule, modes }) =>
    shipped(gameCode, {
      families: [family],
      modes,
      source: 'inhouse',
      schedule: { kind: 'interval', ...schedule },
    }),
  );
  return [...inHouse, yeekee, ...realGames.flatMap(realGame), pc28];
}

/**
 * Members make its draws, and whoever shoots last knows the own number better than the others do:
 * what an issue may owe is limited from the beginning, as highly as one line and one member are.
 */
const yeekee = shippedWithin(
  { exposurePerNumber: '400000', exposurePerIssue: '1000000' },
  shipped('YK15M', {
    families: ['yk'],
    modes: ['SEA'],
    source: 'shots',
    schedule: { kind: 'yeekee', zone: indochina },
  }),
);

const pc28 = shipped('PC28CA', {
  families: ['pc'],
  modes: ['ZY'],
  source: 'manual',
  schedule: { kind: 'feed', zone: china },
});

function realGame({ gameCode, families, schedule }: RealGame): readonly ShippedGame[] {
  const [family = 'tg', ...others] = families;
  const settings = {
    families: [family, ...others] as const,
    modes: modesOf(family),
    source: 'manual' as const,
  };
  if (gameCode !== 'VNSOUTH' && gameCode !== 'VNCENTRAL') {
    return [shipped(gameCode, { ...settings, schedule: { kind: 'calendar', ...schedule } })];
  }
  return [...daysOfProvinces(gameCode)].map(([province, days]) =>
    shipped(`${gameCode}-${province}`, {
      ...settings,
      schedule: { kind: 'calendar', ...schedule, days, province },
    }),
  );
}

/** The weekdays on which each province of a region draws, by the calendar of any one week. */
function daysOfProvinces(region: 'VNSOUTH' | 'VNCENTRAL'): ReadonlyMap<string, readonly number[]> {
  const days = new Map<string, number[]>();
  for (let step = 0; step < 7; step += 1) {
    const date = addDays({ year: 2026, month: 3, day: 1 }, step);
    for (const province of provincesOn(region, date)) {
      days.set(province, [...(days.get(province) ?? []), weekday(date)]);
    }
  }
  return days;
}
