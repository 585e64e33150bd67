import { notFound, redirect } from '@tanstack/react-router';
import { useOperatorSession } from '../features/session/operator-session.ts';
import type { PageRow } from './page-row.ts';

interface Visit {
  readonly location: { readonly href: string };
  readonly search: { readonly next?: string | undefined };
}

/**
 * Whether the person at the desk may open a page. A page that they may not open looks as if it did
 * not exist.
 */
export function mayOpen({ access }: Pick<PageRow, 'access'>): boolean {
  const { operator } = useOperatorSession.getState();
  switch (access) {
    case 'nobody':
      return operator === undefined;
    case 'operator':
      return operator !== undefined;
    default:
      return operator?.abilities.includes(access) === true;
  }
}

/** Lets a visit through to a page, or throws where it goes instead. */
export function guard(row: PageRow, { location, search }: Visit): void {
  if (mayOpen(row)) {
    return;
  }
  if (row.access === 'nobody') {
    throw redirect({ href: search.next ?? '/', replace: true });
  }
  if (useOperatorSession.getState().operator === undefined) {
    throw redirect({ to: '/login', search: { next: location.href }, replace: true });
  }
  throw notFound();
}
