import type { ReactNode } from 'react';
import './stat.css';

/** A labelled number. */
export function Stat({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="ui-stat">
      <span>{label}</span>
      <strong>{children}</strong>
    </div>
  );
}
