import { ChevronDownIcon } from '@portal/ui';
import type { ReactNode } from 'react';

/** A part of the footer on a phone, under its name; one is open at a time. */
export function Fold({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <details name="footer" className="group border-b border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between text-14 font-semibold">
        {title}
        <ChevronDownIcon size={18} className="text-text-3 group-open:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
