import { defineSymbol, placeSymbol } from '../symbols.ts';
import type { MotifScene } from '../motif.ts';
import type { Palette } from '../palette.ts';

/** A split field, two mirrored pieces tilted towards each other, a symbol between them. */
export function duel({ palette, draw, hero }: MotifScene): string {
  const piece = draw.pick([card, domino, crest]);
  const left = `<g transform="rotate(-14 104 140)">${piece(palette.first, palette)}</g>`;
  const right =
    '<g transform="translate(300) scale(-1 1) ' +
    `rotate(-14 104 140)">${piece(palette.second, palette)}</g>`;
  return (
    `<defs>${defineSymbol('s', hero, palette)}</defs>` +
    `<path fill="${palette.second}" opacity=".4" d="M176 0H300V400H124z"/>` +
    `<g stroke="${palette.ink}" stroke-width="5" stroke-linejoin="round">${left}${right}</g>` +
    placeSymbol('s', { x: 150, y: 190, radius: 52 })
  );
}

function card(fill: string, palette: Palette): string {
  return (
    `<rect x="48" y="50" width="112" height="168" rx="14" fill="#fff"/>` +
    `<rect x="60" y="62" width="88" height="144" rx="8" fill="${fill}" stroke-width="3"/>` +
    `<path d="M104 84l30 50-30 50-30-50z" fill="${palette.light}" stroke-width="3"/>`
  );
}

function domino(fill: string, palette: Palette): string {
  const pips = [
    [84, 84],
    [124, 84],
    [104, 108],
    [84, 160],
    [124, 160],
    [84, 186],
    [124, 186],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8"/>`)
    .join('');
  return (
    `<rect x="58" y="48" width="92" height="172" rx="16" fill="${fill}"/>` +
    `<path d="M66 134h76" stroke-width="4"/><g fill="${palette.light}" stroke-width="2">${pips}</g>`
  );
}

function crest(fill: string, palette: Palette): string {
  return (
    `<path fill="${fill}" d="M104 46l66 20c0 76-14 118-66 156-52-38-66-80-66-156z"/>` +
    `<path fill="${palette.light}" d="M104 72v118c-34-28-44-60-44-104z" stroke-width="3"/>`
  );
}
