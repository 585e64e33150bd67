import type { ShapeName } from './shapes.ts';

/** Either a drawn shape or a letter of the face, with its OKLCH hue in degrees. */
export type SymbolArt =
  | { readonly shape: ShapeName; readonly hue: number; readonly isPlated?: true }
  | { readonly letter: string; readonly hue: number };

export const ridgeKinds = ['wave', 'dune', 'peak', 'tree', 'skyline', 'hill', 'column'] as const;
export type RidgeKind = (typeof ridgeKinds)[number];

export const airKinds = ['stars', 'bubbles', 'snow', 'embers', 'petals'] as const;
export type AirKind = (typeof airKinds)[number];

export interface SlotTheme {
  readonly id: string;
  readonly hue: number;
  readonly warmHue: number;
  readonly isNight: boolean;
  readonly ridge: RidgeKind;
  readonly air: AirKind;
  readonly frameHue: number;
  readonly wild: SymbolArt;
  readonly scatter: SymbolArt;
  readonly high: readonly SymbolArt[];
  readonly low: readonly SymbolArt[];
}

function letters(hues: readonly number[]): SymbolArt[] {
  return ['A', 'K', 'Q', 'J', '10', '9'].map((letter, index) => ({
    letter,
    hue: hues[index % hues.length] ?? 0,
  }));
}

function stones(hues: readonly number[]): SymbolArt[] {
  const cuts = ['hexstone', 'kitestone', 'squarestone', 'tristone', 'roundstone'] as const;
  return cuts.map((shape, index) => ({ shape, hue: hues[index % hues.length] ?? 0 }));
}

function suits(hues: readonly number[]): SymbolArt[] {
  const faces = ['spade', 'heart', 'club', 'diamond', 'horseshoe'] as const;
  return faces.map((shape, index) => ({ shape, hue: hues[index % hues.length] ?? 0 }));
}

function plated(shape: ShapeName, hue: number): SymbolArt {
  return { shape, hue, isPlated: true };
}

/** Symbols that a design calls by the name of a thing look like that thing in every theme. */
export const namedSymbols: Readonly<Record<string, SymbolArt>> = {
  seven: plated('seven', 25),
  bell: plated('bell', 80),
  cherry: plated('cherry', 15),
  plum: plated('plum', 310),
  bar1: { shape: 'bar1', hue: 200 },
  bar2: { shape: 'bar2', hue: 150 },
  bar3: { shape: 'bar3', hue: 50 },
};

export const themes: readonly SlotTheme[] = [
  {
    id: 'harbour', hue: 275, warmHue: 55, isNight: true, ridge: 'wave', air: 'stars', frameHue: 75,
    wild: plated('crown', 80), scatter: plated('moon', 265),
    high: [plated('ship', 25), plated('compass', 210), plated('lantern', 55), plated('shell', 345)],
    low: letters([70, 300, 200, 150, 20]),
  },
  {
    id: 'reef', hue: 215, warmHue: 180, isNight: true, ridge: 'hill', air: 'bubbles', frameHue: 195,
    wild: plated('shell', 345), scatter: plated('star', 50),
    high: [plated('fish', 45), plated('drop', 220), plated('moon', 290), plated('coin', 85)],
    low: stones([165, 25, 260, 320, 75]),
  },
  {
    id: 'dunes', hue: 50, warmHue: 75, isNight: false, ridge: 'dune', air: 'embers', frameHue: 70,
    wild: plated('sun', 80), scatter: plated('pyramid', 60),
    high: [plated('crown', 90), plated('key', 40), plated('gem', 190), plated('feather', 150)],
    low: letters([40, 190, 145, 280, 15]),
  },
  {
    id: 'grove', hue: 155, warmHue: 95, isNight: true, ridge: 'tree', air: 'petals', frameHue: 130,
    wild: plated('leaf', 140), scatter: plated('flame', 45),
    high: [plated('mushroom', 20), plated('feather', 230), plated('clover', 150), plated('drop', 200)],
    low: stones([90, 320, 180, 40, 270]),
  },
  {
    id: 'orbit', hue: 295, warmHue: 330, isNight: true, ridge: 'peak', air: 'stars', frameHue: 280,
    wild: plated('star', 85), scatter: plated('planet', 330),
    high: [plated('rocket', 20), plated('sun', 60), plated('moon', 240), plated('compass', 185)],
    low: stones([300, 200, 40, 150, 350]),
  },
  {
    id: 'frost', hue: 235, warmHue: 200, isNight: true, ridge: 'peak', air: 'snow', frameHue: 225,
    wild: plated('gem', 205), scatter: plated('snow', 220),
    high: [plated('bell', 80), plated('crown', 300), plated('feather', 255), plated('lantern', 35)],
    low: letters([220, 260, 300, 190, 330]),
  },
  {
    id: 'market', hue: 20, warmHue: 60, isNight: true, ridge: 'skyline', air: 'embers', frameHue: 85,
    wild: plated('lantern', 30), scatter: plated('coin', 85),
    high: [plated('lotus', 350), plated('fish', 40), plated('bell', 75), plated('leaf', 155)],
    low: suits([25, 0, 85, 50, 160]),
  },
  {
    id: 'orchard', hue: 140, warmHue: 85, isNight: false, ridge: 'hill', air: 'petals', frameHue: 45,
    wild: plated('seven', 25), scatter: plated('bell', 80),
    high: [plated('cherry', 20), plated('clover', 145), plated('star', 75), plated('sun', 60)],
    low: suits([260, 15, 150, 40, 300]),
  },
  {
    id: 'forge', hue: 30, warmHue: 45, isNight: true, ridge: 'peak', air: 'embers', frameHue: 40,
    wild: plated('flame', 45), scatter: plated('sun', 70),
    high: [plated('crown', 85), plated('gem', 15), plated('key', 60), plated('coin', 95)],
    low: stones([30, 60, 350, 90, 260]),
  },
  {
    id: 'temple', hue: 330, warmHue: 20, isNight: true, ridge: 'column', air: 'petals', frameHue: 60,
    wild: plated('lotus', 345), scatter: plated('sun', 60),
    high: [plated('moon', 280), plated('feather', 165), plated('key', 75), plated('drop', 210)],
    low: letters([345, 60, 190, 280, 130]),
  },
];
