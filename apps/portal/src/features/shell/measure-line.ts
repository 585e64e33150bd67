/** How long a connection to one address of the site takes; undefined when none came about. */
export interface MeasuredLine {
  readonly domain: string;
  readonly ms: number | undefined;
}

interface Tools {
  readonly fetch: (address: string, init: RequestInit) => Promise<unknown>;
  readonly monotonicMs: () => number;
  /** Makes each address new, so that no answer comes from a cache. */
  readonly name: string;
}

/** The first call opens the connection; the others tell how it is afterwards. */
const tries = 3;
const longestMs = 5000;
/** Longer than any try may take. */
const neverMs = 2 * longestMs;

/** The shortest of several tries: what delays one of them is not the line. */
export async function measureLine(domain: string, tools: Tools): Promise<MeasuredLine> {
  const measured: number[] = [];
  for (let at = 0; at < tries; at += 1) {
    const startMs = tools.monotonicMs();
    try {
      // One after the other: side by side they would share the line.
      await tools.fetch(`https://${domain}/art/line/${tools.name}${at}`, {
        mode: 'no-cors',
        cache: 'no-store',
        credentials: 'omit',
        signal: AbortSignal.timeout(longestMs),
      });
    } catch {
      return { domain, ms: undefined };
    }
    measured.push(tools.monotonicMs() - startMs);
  }
  return { domain, ms: Math.round(Math.min(...measured)) };
}

/** The quickest first; addresses without an answer last, in the order of the site. */
export function byMilliseconds(lines: readonly MeasuredLine[]): readonly MeasuredLine[] {
  return lines.toSorted((a, b) => (a.ms ?? neverMs) - (b.ms ?? neverMs));
}
