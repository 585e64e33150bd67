const ofThisMachine = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/u;

/** Where a line of the site answers: encrypted, unless it is a demo's on this very machine. */
export function lineOrigin(domain: string): string {
  return `${ofThisMachine.test(domain) ? 'http' : 'https'}://${domain}`;
}
