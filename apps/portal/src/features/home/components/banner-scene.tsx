/** Hues of the drawn scenes by the name of a palette: sky, horizon, sun. */
const palettes: Readonly<Record<string, readonly [sky: number, horizon: number, sun: number]>> = {
  dusk: [280, 345, 60],
  harbour: [265, 330, 55],
  reef: [215, 185, 85],
  ember: [20, 40, 75],
  grove: [160, 120, 95],
  night: [285, 300, 90],
  dawn: [250, 20, 70],
};

const stars = Array.from({ length: 34 }, (_, index) => ({
  x: (index * 137.5) % 600,
  y: (index * 61.8) % 92,
  radius: 0.5 + ((index * 7) % 5) * 0.25,
}));

/**
 * The banner picture of design-brief.md 2.8 where the site gives none; text is never part of it.
 */
export function BannerScene({ palette }: { readonly palette: string }) {
  const [sky, horizon, sun] = palettes[palette] ?? [hueOf(palette), hueOf(palette) + 55, 65];
  const id = `scene-${sky}-${horizon}`;
  return (
    <svg
      viewBox="0 0 600 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full rtl:-scale-x-100"
    >
      <defs>
        <linearGradient id={id} x2="0" y2="1">
          <stop stopColor={`oklch(0.2 0.08 ${sky})`} />
          <stop offset="0.55" stopColor={`oklch(0.42 0.14 ${(sky + horizon) / 2})`} />
          <stop offset="0.8" stopColor={`oklch(0.74 0.15 ${horizon})`} />
        </linearGradient>
        <radialGradient id={`${id}-sun`}>
          <stop stopColor={`oklch(0.96 0.07 ${sun})`} stopOpacity="0.9" />
          <stop offset="0.4" stopColor={`oklch(0.88 0.13 ${sun})`} stopOpacity="0.35" />
          <stop offset="1" stopColor={`oklch(0.88 0.13 ${sun})`} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="600" height="200" fill={`url(#${id})`} />
      {stars.map((star) => (
        <circle key={star.x} cx={star.x} cy={star.y} r={star.radius} fill="#fff" opacity="0.7" />
      ))}
      <circle cx="442" cy="104" r="150" fill={`url(#${id}-sun)`} />
      <circle cx="442" cy="104" r="46" fill={`oklch(0.94 0.09 ${sun})`} />
      <path d={ridge(128, 26, 90)} fill={`oklch(0.44 0.11 ${sky})`} />
      <path d={ridge(148, 20, 130)} fill={`oklch(0.33 0.09 ${sky})`} />
      <path d={ridge(168, 16, 76)} fill={`oklch(0.22 0.07 ${sky})`} />
      <g stroke={`oklch(0.93 0.09 ${sun})`} strokeWidth="3" strokeLinecap="round" opacity="0.75">
        <path d="M400 156h84M412 167h60M422 178h40M432 188h20" />
      </g>
    </svg>
  );
}

function ridge(level: number, height: number, span: number): string {
  let path = `M0 200V${level}`;
  for (let x = 0; x < 600; x += span) {
    const rise = height * (0.5 + ((x / span) % 3) / 3);
    path += `Q${x + span / 2} ${level - rise} ${x + span} ${level}`;
  }
  return `${path}V200Z`;
}

function hueOf(palette: string): number {
  let value = 0;
  for (const character of palette) {
    value = (value * 31 + (character.codePointAt(0) ?? 0)) % 360;
  }
  return value;
}
