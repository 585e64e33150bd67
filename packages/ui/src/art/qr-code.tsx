import { qrModules } from './qr/qr-modules.ts';
import './qr-code.css';

/** The light frame without which a camera finds no code (ISO/IEC 18004, 6.3.8). */
export const quietModules = 4;

/** A text for the camera of a phone; dark on light in both themes. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const modules = qrModules(text);
  const side = modules.length + quietModules * 2;
  const path = modules
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? squareAt(x + quietModules, y + quietModules) : '')),
    )
    .join('');
  return (
    <svg role="img" aria-label={label} className="ui-qr" viewBox={`0 0 ${side} ${side}`}>
      <path d={path} />
    </svg>
  );
}

function squareAt(x: number, y: number): string {
  return `M${x} ${y}h1v1h-1z`;
}
