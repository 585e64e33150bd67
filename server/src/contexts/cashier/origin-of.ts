import type { RequestFacts } from '../../platform/http/request-facts.ts';

/** Where the site was reached, for pages and calls that come back to it. */
export function originOf({ isSecure, host }: RequestFacts): string {
  return `${isSecure ? 'https' : 'http'}://${host}`;
}
