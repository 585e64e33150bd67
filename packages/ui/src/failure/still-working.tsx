import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { announce } from '../controls/live-region.tsx';
import './still-working.css';

/** From here on a wait wants a word, and then a way out of it. */
const waitMs = { long: 3000, tooLong: 10_000 } as const;

type Wait = 'short' | keyof typeof waitMs;

interface StillWorkingProps {
  readonly labels: { readonly still: string; readonly slow: string };
  readonly wayOut: ReactNode;
}

/** Stands where something is awaited, as long as it is: silent at first, then honest. */
export function StillWorking({ labels, wayOut }: StillWorkingProps) {
  const [wait, setWait] = useState<Wait>('short');
  useEffect(() => {
    const timers = [
      setTimeout(() => setWait('long'), waitMs.long),
      setTimeout(() => setWait('tooLong'), waitMs.tooLong),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  const text = wait === 'short' ? '' : wait === 'long' ? labels.still : labels.slow;
  useEffect(() => {
    if (text !== '') {
      announce(text);
    }
  }, [text]);
  return (
    <div className="ui-still" data-wait={wait}>
      {text !== '' && <p>{text}</p>}
      {wait === 'tooLong' && <div className="ui-still-actions">{wayOut}</div>}
    </div>
  );
}
