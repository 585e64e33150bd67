/** Where whoever follows a link registers. */
export function linkAddress(code: string): string {
  const address = new URL('/register', globalThis.location.origin);
  address.searchParams.set('affiliateCode', code);
  return address.href;
}
