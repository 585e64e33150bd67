import type { Query, QueryClient } from '@tanstack/react-query';

/** What the site shows to everybody; all else belongs to whoever is signed in. */
const publicKeys: readonly unknown[] = ['games', 'system'];

const isPrivate = { predicate: ({ queryKey }: Query) => !publicKeys.includes(queryKey[0]) };

/** Nobody is signed in any more: nothing of theirs stays in the page. */
export function forgetPrivate(queries: QueryClient): void {
  queries.removeQueries(isPrivate);
}

/** Somebody else is signed in now: what is shown is asked for again. */
export function renewPrivate(queries: QueryClient): void {
  void queries.resetQueries(isPrivate);
}
