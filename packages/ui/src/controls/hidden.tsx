import type { ReactNode } from 'react';
import './hidden.css';

/** Said to a screen reader, not shown. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="ui-hidden">{children}</span>;
}
