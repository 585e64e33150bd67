import type { MotifName } from '../motif-name.ts';
import type { SymbolName } from '../symbols.ts';

export interface WordHint {
  readonly symbol?: SymbolName;
  readonly motif?: MotifName;
  readonly ball?: 'football' | 'basketball' | 'tennis';
}

const moon: WordHint = { symbol: 'moon' };
const gem: WordHint = { symbol: 'gem', motif: 'crystals' };
const crown: WordHint = { symbol: 'crown' };
const flame: WordHint = { symbol: 'flame' };
const clover: WordHint = { symbol: 'clover' };
const leaf: WordHint = { symbol: 'leaf' };
const coin: WordHint = { symbol: 'coin' };
const star: WordHint = { symbol: 'star' };
const bell: WordHint = { symbol: 'bell' };
const ascent: WordHint = { motif: 'ascent' };
const deep: WordHint = { motif: 'deep' };
const reels: WordHint = { symbol: 'seven', motif: 'reels' };
const football: WordHint = { motif: 'stadium', ball: 'football' };

/** Words of a title that steer its picture (design-brief.md 2.7, "Words steer pictures"). */
export const wordHints: Readonly<Record<string, WordHint>> = {
  moon,
  moonlit: moon,
  night: moon,
  luna: moon,
  lunar: moon,
  midnight: moon,
  dusk: moon,
  eclipse: moon,
  dream: moon,
  gem: gem,
  gems: gem,
  jade: gem,
  opal: gem,
  ruby: gem,
  sapphire: gem,
  emerald: gem,
  amber: gem,
  crystal: gem,
  diamond: gem,
  frost: gem,
  ice: gem,
  bell,
  bells: bell,
  chime: bell,
  king: crown,
  kings: crown,
  queen: crown,
  royal: crown,
  crown: crown,
  empire: crown,
  throne: crown,
  palace: crown,
  fire: flame,
  ember: flame,
  blaze: flame,
  dragon: flame,
  phoenix: flame,
  lava: flame,
  lantern: flame,
  forge: flame,
  lucky: clover,
  clover: clover,
  garden: leaf,
  lotus: leaf,
  jungle: leaf,
  forest: leaf,
  bamboo: leaf,
  orchard: leaf,
  meadow: leaf,
  gold: coin,
  golden: coin,
  coin: coin,
  coins: coin,
  fortune: coin,
  vault: coin,
  treasure: coin,
  bounty: coin,
  star,
  stars: star,
  starlight: star,
  aurora: star,
  magic: star,
  comet: ascent,
  rocket: ascent,
  sky: ascent,
  space: ascent,
  orbit: ascent,
  nova: ascent,
  koi: deep,
  reef: deep,
  ocean: deep,
  tide: deep,
  pearl: deep,
  lagoon: deep,
  seven: reels,
  sevens: reels,
  classic: reels,
  fruit: reels,
  reel: reels,
  reels: reels,
  hoop: { motif: 'stadium', ball: 'basketball' },
  rally: { motif: 'stadium', ball: 'tennis' },
  tennis: { motif: 'stadium', ball: 'tennis' },
  kick: football,
  goal: football,
  cup: football,
};
