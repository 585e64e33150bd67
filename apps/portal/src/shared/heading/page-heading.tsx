import type { ReactNode } from 'react';

/** The heading of a page; each page has exactly one. */
export function PageHeading({ children }: { readonly children: ReactNode }) {
  return <h1 className="mb-3 text-24 font-bold lg:text-30">{children}</h1>;
}
