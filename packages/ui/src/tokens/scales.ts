/**
 * Space, size, motion and type (design-brief.md 2.4 and 2.5). Lengths in px; type is written in
 * rem.
 */
export const spaces = [2, 4, 8, 12, 16, 20, 24, 32, 40, 56, 72] as const;

export const controlHeights = { small: 32, default: 40, touch: 48, money: 56 } as const;

export const radii = { tag: 4, control: 8, card: 12, modal: 16, pill: 999 } as const;

/** `[dark, light]`. */
export const elevations = {
  1: [
    '0 0 0 1px #2E3452, 0 4px 14px -6px rgb(0 0 0 / 60%)',
    '0 0 0 1px #E3E6F4, 0 4px 14px -6px rgb(30 36 80 / 18%)',
  ],
  2: [
    '0 0 0 1px #2E3452, 0 10px 28px -6px rgb(0 0 0 / 62%)',
    '0 0 0 1px #E3E6F4, 0 10px 28px -6px rgb(30 36 80 / 20%)',
  ],
  3: [
    '0 0 0 1px #2E3452, 0 20px 56px -12px rgb(0 0 0 / 70%)',
    '0 0 0 1px #E3E6F4, 0 20px 56px -12px rgb(30 36 80 / 26%)',
  ],
} as const;

export const durationsMs = {
  press: 80,
  hover: 120,
  menu: 160,
  fade: 200,
  modal: 240,
  sheet: 320,
  slide: 1000,
  odds: 600,
  roll: 600,
} as const;

export const easings = { out: 'ease-out', modal: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } as const;

/** Size and line height by step; the weight belongs to the use. */
export const typeSteps = {
  12: 16,
  13: 18,
  14: 20,
  16: 24,
  18: 26,
  20: 28,
  24: 32,
  30: 38,
  38: 46,
} as const;

export const layers = {
  sticky: 20,
  rightbar: 30,
  bottombar: 40,
  slipbar: 45,
  menu: 50,
  sheet: 60,
  modal: 70,
  loader: 80,
  toast: 90,
} as const;

export const breakpoints = { xs: 360, sm: 480, md: 768, lg: 1024, xl: 1280, '2xl': 1600 } as const;
