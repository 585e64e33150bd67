import type { DialectName, IntroducedGame } from '@portal/vendors';

/** One simulated vendor; each speaks another dialect. */
export interface House {
  readonly code: string;
  readonly name: string;
  readonly dialect: DialectName;
  readonly games: readonly IntroducedGame[];
  /** It keeps the purses of its players itself, and calls no wallet. */
  readonly keepsPurses?: true;
}

const game = (
  gameType: IntroducedGame['gameType'],
  gameCode: string,
  names: readonly [english: string, arabic: string],
): IntroducedGame => ({ gameType, gameCode, name: names[0], displayNames: { ar: names[1] } });

export const houses: readonly House[] = [
  {
    code: 'SIM_RS',
    name: 'Simulator One',
    dialect: 'rs',
    games: [
      game('RNG', 'reels', ['Simulator Reels', 'بكرات المحاكي']),
      game('ELOTT', 'draw', ['Simulator Draw', 'سحب المحاكي']),
    ],
  },
  {
    code: 'SIM_EVO',
    name: 'Simulator Two',
    dialect: 'evolution',
    games: [game('LIVE', 'wheel', ['Simulator Live Wheel', 'عجلة المحاكي المباشرة'])],
  },
  {
    code: 'SIM_SOFT',
    name: 'Simulator Three',
    dialect: 'softswiss',
    games: [game('FISH', 'fishing', ['Simulator Fishing Room', 'غرفة الصيد في المحاكي'])],
  },
  {
    code: 'SIM_SLOT',
    name: 'Simulator Four',
    dialect: 'slotegrator',
    games: [game('PVP', 'high-card', ['Simulator High Card', 'الورقة الأعلى في المحاكي'])],
  },
  {
    code: 'SIM_SEA',
    name: 'Simulator Five',
    dialect: 'sea',
    games: [
      game('SPORTS', 'football', ['Simulator Football', 'كرة القدم في المحاكي']),
      game('ESPORTS', 'arena', ['Simulator Arena', 'ساحة المحاكي']),
      game('COCKFIGHT', 'pit', ['Simulator Pit', 'حلبة المحاكي']),
    ],
  },
  {
    code: 'SIM_PURSE',
    name: 'Simulator Six',
    dialect: 'softswiss',
    keepsPurses: true,
    games: [game('RNG', 'coins', ['Simulator Coins', 'عملات المحاكي'])],
  },
];
