const name = 'token';
let isTaken = false;

/**
 * The token of a link that another own device has made (portal.md 4, X6). It leaves the address
 * before anything else runs, so no history, no bookmark and no later page holds it.
 */
export function takeHandOffToken(address: URL): string | undefined {
  const token = address.searchParams.get(name);
  if (token === null) {
    return undefined;
  }
  address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
  isTaken = token !== '';
  return isTaken ? token : undefined;
}

/** Somebody came by such a link: whether it signs them in is known when the session is. */
export function isHandOffTaken(): boolean {
  return isTaken;
}
