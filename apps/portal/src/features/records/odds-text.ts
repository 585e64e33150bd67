/** Odds with two places, as the game shows them; what is no plain decimal stays as it came. */
export function oddsText(odds: string): string {
  const [, whole, places = ''] = /^(\d+)(?:\.(\d))?$/u.exec(odds) ?? [];
  return whole === undefined ? odds : `${whole}.${places.padEnd(2, '0')}`;
}

/** A side comes as a code: said as a word, and not twice where the selection names it. */
export function sideText(side: string, selection: string): string {
  const isNamed = selection.toLowerCase().includes(side.toLowerCase());
  const words = side.toLowerCase().replaceAll('_', ' ');
  return isNamed ? '' : words.charAt(0).toUpperCase() + words.slice(1);
}
