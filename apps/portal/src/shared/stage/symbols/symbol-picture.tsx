import { useEffect, useRef } from 'react';
import type { SlotTheme } from '../data/themes.ts';
import { paintSymbol } from './paint-symbol.ts';
import { artBySymbol, type DrawnDesign } from './theme-of.ts';

/** One symbol as the reels show it. */
export function SymbolPicture(props: {
  readonly symbol: string;
  readonly design: DrawnDesign;
  readonly theme: SlotTheme;
  readonly size: number;
}) {
  const { symbol, design, theme, size } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const art = artBySymbol(design, theme).get(symbol);
    const context = element?.getContext('2d');
    if (element === null || context === undefined || context === null || art === undefined) {
      return;
    }
    element.width = size * 2;
    element.height = size * 2;
    paintSymbol(context, art, size * 2);
  }, [symbol, design, theme, size]);
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      className="flex-none rounded-control bg-[#171b2e]"
      style={{ inlineSize: size, blockSize: size }}
    />
  );
}
