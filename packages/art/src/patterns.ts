import type { Draw } from './seed.ts';
import { fine, polar, svg, times } from './svg.ts';

export const patternNames = [
  'rays',
  'waves',
  'dots',
  'chevrons',
  'honeycomb',
  'rings',
  'bars',
  'scales',
  'stars',
  'grid',
] as const;

export type PatternName = (typeof patternNames)[number];

export interface PatternArea {
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly opacity: number;
  /** Name of the SVG id that a repeating pattern may take. */
  readonly id: string;
}

interface Repeat {
  readonly width: number;
  readonly height: number;
  readonly turn: number;
  readonly content: string;
}

/** One of ten textures, as SVG text; regular ones repeat one small cell. */
export function patternLayer(name: PatternName, area: PatternArea, draw: Draw): string {
  const size = draw.between(0.8, 1.5);
  const turn = draw.between(-12, 12);
  const cell = repeatOf(name, size, turn);
  if (cell !== undefined) {
    return repeated(cell, area);
  }
  const shapes = freeShapes(name, area, turn);
  return svg`<g fill="none" stroke="${area.colour}" opacity="${fine(area.opacity)}">${shapes}</g>`;
}

function repeated(cell: Repeat, area: PatternArea): string {
  const { colour, id } = area;
  return (
    svg`<pattern id="${id}" width="${cell.width}" height="${cell.height}" ` +
    svg`patternUnits="userSpaceOnUse" patternTransform="rotate(${cell.turn})">` +
    svg`<g fill="none" stroke="${colour}" stroke-width="3">${cell.content}</g></pattern>` +
    svg`<path fill="url(#${id})" opacity="${fine(area.opacity)}" ` +
    svg`d="M0 0h${area.width}v${area.height}H0z"/>`
  );
}

function repeatOf(name: PatternName, size: number, turn: number): Repeat | undefined {
  const side = 26 * size;
  switch (name) {
    case 'waves':
      return waves(side, turn);
    case 'dots':
      return {
        width: side,
        height: side,
        turn: 30 + turn,
        content:
          svg`<circle cx="${side / 2}" cy="${side / 2}" r="${side / 9}" ` +
          svg`stroke-width="${side / 5}"/>`,
      };
    case 'chevrons':
      return {
        width: side * 1.4,
        height: side,
        turn,
        content:
          svg`<path stroke-width="${side / 4}" ` +
          svg`d="M0 ${side * 0.75}l${side * 0.7} ${side * -0.5} ${side * 0.7} ${side * 0.5}"/>`,
      };
    case 'honeycomb':
      return honeycomb(side, turn);
    case 'bars':
      return {
        width: side * 1.5,
        height: side,
        turn: 35 + turn,
        content: svg`<path stroke-width="${side * 0.7}" d="M${side * 0.75} 0v${side}"/>`,
      };
    case 'scales':
      return scales(side * 1.6);
    default:
      return undefined;
  }
}

function waves(side: number, turn: number): Repeat {
  const width = side * 2;
  const d = svg`M0 ${side / 2}q${width / 4} ${-side / 2} ${width / 2} 0t${width / 2} 0`;
  return { width, height: side, turn, content: `<path d="${d}"/>` };
}

function honeycomb(side: number, turn: number): Repeat {
  const half = side / 2;
  const d =
    svg`M0 ${half * 0.5}l${half} ${half * 0.6} ${half} ${half * -0.6}` +
    svg`M${half} ${half * 1.1}v${half * 1.2}l${-half} ${half * 0.6}m${half} ${half * -0.6}` +
    svg`l${half} ${half * 0.6}`;
  return { width: side, height: half * 3.4, turn, content: `<path d="${d}"/>` };
}

function scales(width: number): Repeat {
  const r = width / 2;
  const arcs = times(2, (index) => {
    const radius = r * (1 - index * 0.4);
    return (
      svg`M${r - radius} ${r}a${radius} ${radius} 0 0 1 ${radius * 2} 0` +
      svg`M${-radius} ${width * 0.98}a${radius} ${radius} 0 0 1 ${radius * 2} 0` +
      svg`M${width - radius} ${width * 0.98}a${radius} ${radius} 0 0 1 ${radius * 2} 0`
    );
  });
  return { width, height: width * 0.98, turn: 0, content: `<path d="${arcs}"/>` };
}

function freeShapes(name: PatternName, area: PatternArea, turn: number): string {
  const centre = { x: area.width / 2, y: area.height * 0.36 };
  switch (name) {
    case 'rays':
      return rays(centre, turn);
    case 'rings':
      return times(7, (ring) => {
        const radius = 40 + ring * 34;
        return (
          svg`<circle cx="${centre.x}" cy="${centre.y}" r="${radius}" ` +
          svg`stroke-width="${14 - ring}"/>`
        );
      });
    case 'stars':
      return times(16, (index) => {
        const x = ((index * 97 + 31 + turn) % area.width) + 4;
        const y = ((index * 61 + 17) % (area.height * 0.7)) + 4;
        const arm = 4 + (index % 4) * 3;
        return (
          '<path stroke-width="3" ' +
          svg`d="M${x - arm} ${y}h${arm * 2}M${x} ${y - arm}v${arm * 2}"/>`
        );
      });
    default:
      return grid(area);
  }
}

function rays(centre: { x: number; y: number }, turn: number): string {
  const spokes = times(14, (index) => {
    const near = polar(centre, 30, turn + (index * 360) / 14);
    const far = polar(centre, 420, turn + (index * 360) / 14);
    return svg`M${near.x} ${near.y}L${far.x} ${far.y}`;
  });
  return `<path stroke-width="26" d="${spokes}"/>`;
}

function grid(area: PatternArea): string {
  const horizon = area.height * 0.42;
  const middle = area.width / 2;
  const verticals = times(11, (index) => {
    const step = index - 5;
    return svg`M${middle + step * 14} ${horizon}L${middle + step * 90} ${area.height}`;
  });
  const levels = times(6, (index) => svg`M0 ${horizon + index * index * 8}h${area.width}`);
  return `<path stroke-width="3" d="${verticals}${levels}"/>`;
}
