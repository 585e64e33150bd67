interface OriginHeaders {
  readonly method: string;
  /** Scheme and host at which this request arrived. */
  readonly own: string;
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
  return origin === undefined || normal(origin) === normal(headers.own);
}

/** Without the port that its scheme implies; null where it is no origin. */
function normal(text: string): string | null {
  const url = URL.parse(text);
  return url === null || url.origin === 'null' ? null : url.origin;
}
