import { Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';

export interface ShortcutProps {
  /** Closes the panel, because a link of it leads to another page. */
  readonly onLeave: () => void;
}

interface FrameProps<Facts> {
  readonly title: string;
  readonly facts: Facts | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly children: (facts: Facts) => ReactNode;
}

/** What stands below a money button of the header: its name, then what is known, or why not. */
export function ShortcutFrame<Facts>(props: FrameProps<Facts>) {
  const { title, facts, error, onRetry, children } = props;
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="m-0 text-16 font-bold">{title}</h2>
      {facts !== undefined && children(facts)}
      {facts === undefined && error !== null && (
        <LoadFailed error={error} onRetry={onRetry} headingLevel={2} />
      )}
      {facts === undefined && error === null && <ShortcutLoading />}
    </section>
  );
}

function ShortcutLoading() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <Skeleton className="h-9" />
      <Skeleton className="h-16" />
      <StillLoading />
    </div>
  );
}
