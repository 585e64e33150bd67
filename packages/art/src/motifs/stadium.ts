import type { MotifScene } from '../motif.ts';
import type { Palette } from '../palette.ts';
import { closedPath, polar, svg, times } from '../svg.ts';

const balls = ['football', 'basketball', 'tennis', 'colours'] as const;
/** A puck lies in titles that ask for it only. */
type Ball = (typeof balls)[number] | 'puck';

/** A pitch in perspective, two floodlights and a ball. */
export function stadium({ palette, draw, hint }: MotifScene): string {
  const drawn = draw.pick(balls);
  const ball: Ball = hint.ball ?? drawn;
  const x = draw.between(120, 180);
  const turn = draw.between(0, 60);
  const lights = [58, 242]
    .map((side) => {
      const cone = side < 150 ? 'M58 74 150 210 210 160z' : 'M242 74 150 210 90 160z';
      const lamps = times(6, (lamp) => {
        const at = { x: side - 15 + (lamp % 3) * 15, y: 52 + Math.floor(lamp / 3) * 15 };
        return svg`<circle cx="${at.x}" cy="${at.y}" r="5"/>`;
      });
      return (
        `<path d="${cone}" fill="#fff" opacity=".22"/>` +
        svg`<path d="M${side} 76v110" stroke="${palette.ink}" stroke-width="6"/>` +
        svg`<rect x="${side - 25}" y="40" width="50" height="38" rx="6" ` +
        svg`fill="${palette.ink}"/><g fill="${palette.light}">${lamps}</g>`
      );
    })
    .join('');
  return (
    `<g stroke="${palette.ink}" stroke-width="4"><path fill="${palette.deep}" ` +
    'd="M70 170h160l56 100H14z"/></g>' +
    '<path d="M70 170h160l56 100H14zM150 170v100M38 222h224" fill="none" ' +
    `stroke="${palette.light}" stroke-width="3" opacity=".8"/>` +
    '<ellipse cx="150" cy="222" rx="52" ry="18" fill="none" ' +
    `stroke="${palette.light}" stroke-width="3" opacity=".8"/>${lights}` +
    svg`<ellipse cx="${x}" cy="240" rx="60" ry="10" fill="#000" opacity=".35"/>` +
    svg`<g transform="translate(${x} 164) rotate(${turn})" stroke="${palette.ink}" ` +
    svg`stroke-width="5">${ballOf(ball, palette)}</g>` +
    (ball === 'puck' ? '' : shineAt(x))
  );
}

/** A puck is too flat for it. */
function shineAt(x: number): string {
  return (
    svg`<path d="M${x - 50} 142a56 56 0 0 1 32-34" fill="none" stroke="#fff" ` +
    'stroke-width="7" stroke-linecap="round" opacity=".7"/>'
  );
}

function ballOf(ball: Ball, palette: Palette): string {
  switch (ball) {
    case 'basketball':
      return (
        '<circle r="70" fill="#e8792b"/><path fill="none" stroke-width="4" ' +
        'd="M-70 0H70M0-70V70M-48-50q36 50 0 100M48-50q-36 50 0 100"/>'
      );
    case 'tennis':
      return (
        '<circle r="66" fill="#d6e84a"/><path fill="none" stroke="#fff" ' +
        'stroke-width="7" d="M-52-40q46 40 0 82M52-40q-46 40 0 82"/>'
      );
    case 'football':
      return football('#fff', palette.ink);
    case 'puck':
      return (
        `<path fill="${palette.ink}" d="M-68-14v30q68 44 136 0v-30z"/>` +
        `<ellipse cy="-14" rx="68" ry="26" fill="${palette.deep}" stroke="${palette.light}"/>`
      );
    case 'colours':
      return football(palette.light, palette.first);
  }
}

function football(base: string, patch: string): string {
  const middle = { x: 0, y: 0 };
  const centre = Array.from({ length: 5 }, (_, side) => polar(middle, 25, side * 72 - 90));
  const seams = times(5, (side) => {
    const from = polar(middle, 25, side * 72 - 90);
    const to = polar(middle, 48, side * 72 - 90);
    return svg`M${from.x} ${from.y}L${to.x} ${to.y}`;
  });
  const edges = times(5, (side) => {
    const at = side * 72 - 90;
    const points = [polar(middle, 48, at), polar(middle, 58, at - 22), polar(middle, 70, at - 14)];
    const rest = [polar(middle, 70, at + 14), polar(middle, 58, at + 22)];
    return `<path d="${closedPath([...points, ...rest])}"/>`;
  });
  return (
    `<circle r="70" fill="${base}"/><g fill="${patch}" stroke-width="3" ` +
    `stroke-linejoin="round"><path d="${closedPath(centre)}"/>${edges}` +
    `<path d="${seams}"/></g>`
  );
}
