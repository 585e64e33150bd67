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
      game('RNG', 'gems', ['Simulator Gems', 'جواهر المحاكي']),
      game('RNG', 'space', ['Simulator Orbit', 'مدار المحاكي']),
      game('ELOTT', 'draw', ['Simulator Draw', 'سحب المحاكي']),
      game('ELOTT', 'pair-draw', ['Simulator Pair Draw', 'سحب الأزواج في المحاكي']),
    ],
  },
  {
    code: 'SIM_EVO',
    name: 'Simulator Two',
    dialect: 'evolution',
    games: [
      game('LIVE', 'wheel', ['Simulator Live Wheel', 'عجلة المحاكي المباشرة']),
      game('LIVE', 'roulette', ['Simulator Roulette', 'روليت المحاكي']),
      game('LIVE', 'dragon-tiger', ['Simulator Dragon Tiger', 'تنين ونمر المحاكي']),
      game('LIVE', 'dice', ['Simulator Three Dice', 'نرد المحاكي الثلاثي']),
    ],
  },
  {
    code: 'SIM_SOFT',
    name: 'Simulator Three',
    dialect: 'softswiss',
    games: [
      game('FISH', 'fishing', ['Simulator Fishing Room', 'غرفة الصيد في المحاكي']),
      game('FISH', 'reef', ['Simulator Reef', 'شعاب المحاكي']),
      game('FISH', 'deep', ['Simulator Deep Water', 'مياه المحاكي العميقة']),
    ],
  },
  {
    code: 'SIM_SLOT',
    name: 'Simulator Four',
    dialect: 'slotegrator',
    games: [
      game('PVP', 'high-card', ['Simulator High Card', 'الورقة الأعلى في المحاكي']),
      game('PVP', 'duel', ['Simulator Duel', 'مبارزة المحاكي']),
      game('PVP', 'high-card-six', ['Simulator High Card Six', 'الورقة الأعلى بستة في المحاكي']),
    ],
  },
  {
    code: 'SIM_SEA',
    name: 'Simulator Five',
    dialect: 'sea',
    games: [
      game('SPORTS', 'football', ['Simulator Football', 'كرة القدم في المحاكي']),
      game('SPORTS', 'hockey', ['Simulator Hockey', 'هوكي المحاكي']),
      game('SPORTS', 'handball', ['Simulator Handball', 'كرة اليد في المحاكي']),
      game('ESPORTS', 'arena', ['Simulator Arena', 'ساحة المحاكي']),
      game('ESPORTS', 'lanes', ['Simulator Lanes', 'ممرات المحاكي']),
      game('COCKFIGHT', 'pit', ['Simulator Pit', 'حلبة المحاكي']),
      game('COCKFIGHT', 'pit-two', ['Simulator Second Pit', 'حلبة المحاكي الثانية']),
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
