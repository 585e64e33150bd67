/** How many things of each kind the checklist has; `docs/screens.md` says what a kind is. */
const counts = {
  SYS: 20,
  S: 33,
  R: 28,
  H: 15,
  G: 14,
  M: 22,
  LOT: 16,
  SPB: 12,
  PR: 13,
  MC: 29,
  RG: 9,
  BO: 22,
} as const;

const navNames = 'HOT ELOTT LIVE SPORTS FISH RNG PVP ESPORTS COCKFIGHT FB PROMO'.split(' ');

/** The 263 ids of the checklist; the agent centre alone begins at 00. */
export const checklist: readonly string[] = [
  ...Object.entries(counts).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, at) => idOf(kind, at + 1)),
  ),
  ...Array.from({ length: 19 }, (_, at) => idOf('AC', at)),
  ...navNames.map((name) => `NAV-${name}`),
];

function idOf(kind: string, number: number): string {
  return `${kind}-${String(number).padStart(2, '0')}`;
}
