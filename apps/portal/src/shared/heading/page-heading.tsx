import type { ReactNode } from 'react';

/** The heading of a page; each page has exactly one. On a phone the title bar shows it instead. */
export function PageHeading({ children }: { readonly children: ReactNode }) {
  return (
    <h1 data-ux="SYS-14" className="mb-3 text-30 font-bold max-lg:sr-only">
      {children}
    </h1>
  );
}
