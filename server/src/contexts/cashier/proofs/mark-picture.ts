import { strokesOf } from '@portal/art';
import sharp from 'sharp';

const quality = 72;
const mostSeconds = 10;
/** Of the shorter side, the height of a letter; never so small that nobody reads it. */
const letterShare = 1 / 28;
const leastLetter = 9;
const gridHeight = 6;

/**
 * The same picture with the id of whoever looks at it across all of it, so that a copy tells from
 * whom it comes (agents-loyalty-money.md E6). Drawn by the alphabet of the house: a server may have
 * no fonts. Takes long: belongs behind the transaction that read the picture.
 */
export async function markPicture(image: Buffer, viewerId: string): Promise<Buffer> {
  const picture = sharp(image);
  const { width, height } = await picture.metadata();
  const input = Buffer.from(markOf(viewerId, { width, height }));
  return picture
    .composite([{ input }])
    .webp({ quality })
    .timeout({ seconds: mostSeconds })
    .toBuffer();
}

function markOf(
  viewerId: string,
  size: { readonly width: number; readonly height: number },
): string {
  const { path, width } = strokesOf(viewerId.replace('_', ' '));
  const letter = Math.max(leastLetter, Math.min(size.width, size.height) * letterShare);
  const scale = letter / gridHeight;
  const [stepX, stepY] = [width + 2 * gridHeight, 3 * gridHeight];
  const stroke = (colour: string, pen: number, opacity: number) =>
    `<path d="${path}" stroke="${colour}" stroke-width="${pen}" opacity="${opacity}"/>`;
  // Dark under light, so that it stands on paper and on a dark screen alike.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <defs><pattern id="m" width="${stepX}" height="${stepY}" patternUnits="userSpaceOnUse"
      patternTransform="rotate(-24) scale(${scale})">
      <g transform="translate(${gridHeight} ${gridHeight})" fill="none" stroke-linecap="round">
        ${stroke('#000', 1.3, 0.3)}${stroke('#fff', 0.6, 0.55)}
      </g></pattern></defs>
    <rect width="100%" height="100%" fill="url(#m)"/></svg>`;
}
