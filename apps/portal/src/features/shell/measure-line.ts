import { lineOrigin } from '@portal/protocol';

/** How long a connection to one address of the site takes; undefined when none came about. */
export interface MeasuredLine {
  readonly domain: string;
  readonly ms: number | undefined;
}

interface Tools {
  /** Rejects when no answer came. */
  readonly fetchLine: (address: string) => Promise<void>;
  readonly monotonicMs: () => number;
  /** Makes each address new, so that no answer comes from a cache. */
  readonly name: string;
}

/** The first call opens the connection; the others tell how it is afterwards. */
const tries = [1, 2, 3];

/** The shortest of several tries: what delays one of them is not the line. */
export async function measureLine(domain: string, tools: Tools): Promise<MeasuredLine> {
  const measured: number[] = [];
  try {
    // One after the other: side by side they would share the line.
    for (const at of tries) {
      const startMs = tools.monotonicMs();
      await tools.fetchLine(`${lineOrigin(domain)}/art/line/${tools.name}${at}`);
      measured.push(tools.monotonicMs() - startMs);
    }
  } catch {
    return { domain, ms: undefined };
  }
  return { domain, ms: Math.round(Math.min(...measured)) };
}

/** The quickest first; addresses without an answer last, in the order of the site. */
export function byMilliseconds(lines: readonly MeasuredLine[]): readonly MeasuredLine[] {
  const answering = lines.filter(({ ms }) => ms !== undefined);
  const silent = lines.filter(({ ms }) => ms === undefined);
  return [...answering.toSorted((a, b) => (a.ms ?? 0) - (b.ms ?? 0)), ...silent];
}
