/**
 * Colours of both themes (design-brief.md 2.2 and 2.3), `[dark, light]`. The one source: the style
 * sheet is generated from here and the contrasts are computed from here.
 */
export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

export type Pair = readonly [dark: string, light: string];

export const surfaces = {
  canvas: ['#0E101B', '#F4F5FB'],
  s1: ['#161929', '#FFFFFF'],
  s2: ['#1E2237', '#ECEEF8'],
  s3: ['#282D47', '#E0E3F2'],
} as const satisfies Record<string, Pair>;

export const lines = {
  line: ['#2E3452', '#D3D7EA'],
  'line-strong': ['#727BAA', '#7078A2'],
  scrim: ['rgb(6 7 14 / 72%)', 'rgb(17 20 42 / 56%)'],
  disabled: ['#656D94', '#9097B8'],
  focus: ['#FFD08A', '#1B1F5E'],
} as const satisfies Record<string, Pair>;

export const tints = {
  'tint-ok': ['#12302A', '#DDF5EA'],
  'tint-bad': ['#3A1A24', '#FCE3E6'],
  'tint-warn': ['#352B16', '#FBEFCF'],
  'tint-info': ['#142B40', '#DDEFFC'],
  'tint-primary': ['#23274A', '#E4E6FC'],
} as const satisfies Record<string, Pair>;

export const texts = {
  text: ['#F3F5FF', '#11142A'],
  'text-2': ['#BCC3E2', '#434A6D'],
  'text-3': ['#99A2CB', '#575E84'],
  link: ['#AEB6FF', '#3F44C4'],
  primary: ['#8F99FF', '#4A4FD6'],
  accent: ['#FFB46E', '#A54A06'],
  ok: ['#4FDDA0', '#0A7046'],
  bad: ['#FF8088', '#BE2438'],
  warn: ['#FFD166', '#7F5200'],
  info: ['#74C9FF', '#0A61A0'],
  live: ['#FF6F91', '#C2185B'],
} as const satisfies Record<string, Pair>;

export const fills = {
  'primary-hover': ['#A9B1FF', '#3E43C2'],
  'primary-pressed': ['#7C87F7', '#3337A8'],
} as const satisfies Record<string, Pair>;

/** Text that stands on a solid fill. */
export const onFills = {
  'on-primary': ['#0B0D1A', '#FFFFFF'],
  'on-accent': ['#231202', '#FFFFFF'],
  'on-solid': ['#10121E', '#FFFFFF'],
} as const satisfies Record<string, Pair>;

/** One tint per game category; only the letters of its code are a name here. */
export const categoryTints = {
  hot: ['#FF9A5C', '#B0450A'],
  lott: ['#FFCF5C', '#855600'],
  elott: ['#F5B942', '#8A5200'],
  live: ['#FF7FA3', '#B81D55'],
  sports: ['#58DB8F', '#0B7038'],
  fish: ['#4FD3E6', '#0A6878'],
  rng: ['#B79CFF', '#6A35C9'],
  pvp: ['#7FB2FF', '#1E5BBF'],
  esports: ['#E48BFF', '#93209E'],
  cockfight: ['#FF8C73', '#B0331B'],
  fbsports: ['#8FDB5A', '#3F6E0C'],
  promo: ['#FFA6D5', '#A81B72'],
} as const satisfies Record<string, Pair>;
export type Category = keyof typeof categoryTints;

/** Logo disc gradient and waves (design-brief.md 2.1). */
const brand = {
  'brand-from': ['#FFB46E', '#E07A1F'],
  'brand-to': ['#8F99FF', '#4A4FD6'],
} as const satisfies Record<string, Pair>;

export const colors: Readonly<Record<string, Pair>> = {
  ...surfaces,
  ...lines,
  ...tints,
  ...texts,
  ...fills,
  ...onFills,
  ...brand,
  ...Object.fromEntries(
    Object.entries(categoryTints).map(([category, pair]) => [`cat-${category}`, pair]),
  ),
};

export function colorOf(pair: Pair, theme: Theme): string {
  return pair[theme === 'dark' ? 0 : 1];
}
