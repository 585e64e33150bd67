import type { ReactNode } from 'react';
import './tag.css';

export type Tone = 'neutral' | 'ok' | 'bad' | 'warn' | 'info' | 'primary' | 'live';

/** A state in words on a tinted ground. */
export function Tag({
  tone = 'neutral',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}) {
  return <span className={`ui-tag ui-tone-${tone}`}>{children}</span>;
}
