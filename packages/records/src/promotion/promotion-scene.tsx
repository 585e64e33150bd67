import type { PromotionArt } from '@portal/protocol';
import { useId, type ReactNode } from 'react';

/** Hues of the night over the sea: sky, horizon, light. */
const hues: Readonly<Record<PromotionArt, readonly [sky: number, horizon: number, light: number]>> =
  {
    gift: [300, 350, 60],
    coins: [260, 300, 85],
    ladder: [210, 180, 150],
    tide: [250, 215, 200],
    star: [285, 30, 80],
    calendar: [170, 140, 100],
  };

/**
 * The picture of a promotion: a lit thing over dark water, drawn from data, without any text. The
 * water fills whatever stands before it; the thing keeps to its third of the line, so that no words
 * beside it run over it, however tall they make the picture.
 */
export function PromotionScene({ art }: { readonly art: PromotionArt }) {
  const [sky, , light] = hues[art];
  const id = useId();
  return (
    <>
      <Water art={art} />
      <svg
        viewBox="202 8 152 132"
        aria-hidden="true"
        data-part="thing"
        className="absolute inset-y-0 end-0 h-full w-[34%] max-w-56 pe-2 rtl:-scale-x-100"
      >
        <defs>
          <linearGradient id={id} x2="0.3" y2="1">
            <stop stopColor={`oklch(0.96 0.06 ${light})`} />
            <stop offset="1" stopColor={`oklch(0.72 0.15 ${light})`} />
          </linearGradient>
        </defs>
        <g fill={`url(#${id})`} stroke={`oklch(0.24 0.07 ${sky})`} strokeWidth="2.5">
          {things[art]}
        </g>
      </svg>
    </>
  );
}

function Water({ art }: { readonly art: PromotionArt }) {
  const [sky, horizon, light] = hues[art];
  const id = useId();
  return (
    <svg
      viewBox="0 0 360 160"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full rtl:-scale-x-100"
    >
      <defs>
        <linearGradient id={id} x2="0.35" y2="1">
          <stop stopColor={`oklch(0.2 0.07 ${sky})`} />
          <stop offset="0.62" stopColor={`oklch(0.36 0.13 ${sky})`} />
          <stop offset="1" stopColor={`oklch(0.56 0.15 ${horizon})`} />
        </linearGradient>
        <radialGradient id={`${id}-light`}>
          <stop stopColor={`oklch(0.92 0.12 ${light})`} stopOpacity="0.75" />
          <stop offset="1" stopColor={`oklch(0.8 0.14 ${light})`} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="360" height="160" fill={`url(#${id})`} />
      <circle cx="276" cy="72" r="118" fill={`url(#${id}-light)`} />
      <g fill="none" stroke={`oklch(0.9 0.06 ${light})`} strokeOpacity="0.22" strokeWidth="1.5">
        <path d={wave(132)} />
        <path d={wave(142)} />
        <path d={wave(152)} />
      </g>
    </svg>
  );
}

/** One thing for each picture, around 276 by 72. */
const things: Readonly<Record<PromotionArt, ReactNode>> = {
  gift: (
    <>
      <rect x="238" y="66" width="76" height="52" rx="5" />
      <rect x="232" y="50" width="88" height="20" rx="5" />
      <path d="M276 50v68" strokeWidth="9" />
      <path d="M276 50c-30-6-34-30-18-30 12 0 18 18 18 30 0-12 6-30 18-30 16 0 12 24-18 30z" />
    </>
  ),
  coins: (
    <>
      {[112, 100, 88].map((y) => (
        <ellipse key={y} cx="250" cy={y} rx="30" ry="10" />
      ))}
      {[112, 100, 88, 76, 64].map((y) => (
        <ellipse key={y} cx="302" cy={y} rx="30" ry="10" />
      ))}
      <circle cx="268" cy="50" r="24" />
      <path d="M268 36v28M260 43h16M260 57h16" fill="none" />
    </>
  ),
  ladder: (
    <>
      <rect x="228" y="92" width="24" height="26" rx="4" />
      <rect x="256" y="72" width="24" height="46" rx="4" />
      <rect x="284" y="48" width="24" height="70" rx="4" />
      <path d="M228 70l28-22 20 8 32-34M296 22h14v14" fill="none" strokeWidth="5" />
    </>
  ),
  tide: (
    <>
      <path d="M216 108c0-44 34-76 76-76 24 0 40 14 40 32 0 14-10 24-24 24-10 0-16-6-16-14 0-6 4-10 10-10-30-8-54 16-54 44z" />
      <path d="M206 118q18-16 36 0t36 0 36 0 36 0v16H206z" />
    </>
  ),
  star: (
    <>
      <path d="M276 18l16 36 40 4-30 26 9 38-35-20-35 20 9-38-30-26 40-4z" strokeLinejoin="round" />
      <path d="M226 26l6 6M326 26l-6 6M214 110l8-4M338 110l-8-4" fill="none" strokeWidth="4" />
    </>
  ),
  calendar: (
    <>
      <rect x="232" y="34" width="88" height="84" rx="8" />
      <path d="M232 58h88M254 24v18M298 24v18" fill="none" strokeWidth="5" />
      <path d="M250 74h12M270 74h12M290 74h12M250 90h12M270 90h12M290 90h12M250 106h12M270 106h12" />
    </>
  ),
};

function wave(level: number): string {
  return `M0 ${level}q15-7 30 0${'t30 0'.repeat(11)}`;
}
