import { notFound, redirect } from '@tanstack/react-router';
import type { PageContext, Visit } from './guard.ts';

/**
 * Brings the pages of the centres when the first of their addresses is opened, and goes on to that
 * page; what stands around it is on its way meanwhile.
 */
export async function enterCentre(
  { pageAt, addPages }: PageContext,
  { pathname, href }: Visit['location'],
): Promise<void> {
  if (pageAt(pathname) === undefined) {
    void import('./account-layout.tsx').catch(() => undefined);
    const { accountPages } = await import('./account-pages.ts');
    addPages(accountPages);
  }
  if (pageAt(pathname) === undefined) {
    throw notFound();
  }
  throw redirect({ href, replace: true });
}
