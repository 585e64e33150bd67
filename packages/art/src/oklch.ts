export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  /** Degrees. */
  readonly hue: number;
}

/** Hex of the colour; chroma is reduced until it fits sRGB, so hue and lightness stay even. */
export function toHex(colour: Oklch): string {
  let { chroma } = colour;
  for (;;) {
    const channels = toLinear({ ...colour, chroma });
    const fits = channels.every((channel) => channel >= -0.0005 && channel <= 1.0005);
    if (fits || chroma <= 0.005) {
      return `#${channels.map((channel) => byteOf(channel)).join('')}`;
    }
    chroma -= 0.01;
  }
}

/** Björn Ottosson's Oklab to linear sRGB matrices. */
function toLinear({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function byteOf(linear: number): string {
  const clipped = Math.min(1, Math.max(0, linear));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
