interface OriginHeaders {
  readonly method: string;
  readonly host: string;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
}

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * R73: a browser names the sender of every state-changing request. A request with neither header
 * comes from no browser and carries no cookie by accident.
 */
export function isOwnOrigin(headers: OriginHeaders): boolean {
  if (safeMethods.has(headers.method)) {
    return true;
  }
  const { fetchSite, origin } = headers;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') {
    return false;
  }
  return origin === undefined || hostOf(origin) === headers.host;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
