import type { Logger } from 'pino';

const quietMilliseconds = 60_000;
/** How the two versions of the PROXY protocol begin. */
const proxyStarts = [Buffer.from('PROXY '), Buffer.from('\r\n\r\n\0\r\nQUIT\n', 'latin1')];

/**
 * Tells operators of bytes that are no request, in one line a minute with their number: a balancer
 * that speaks the PROXY protocol is a mistake of the set-up, and a stranger must not fill the log.
 */
export function createBrokenReports(log: Logger): (error: Readonly<BrokenBytes>) => void {
  const state = { count: 0, lastMs: Number.NEGATIVE_INFINITY };
  return ({ code, rawPacket }) => {
    state.count += 1;
    if (performance.now() - state.lastMs < quietMilliseconds) {
      return;
    }
    const { count } = state;
    Object.assign(state, { count: 0, lastMs: performance.now() });
    const isProxy =
      rawPacket !== undefined && proxyStarts.some((start) => begins(rawPacket, start));
    const text = isProxy ? 'the PROXY protocol is not read here' : 'bytes that are no request';
    log.warn({ code, count }, text);
  };
}

/** What Node tells of bytes that it could not read. */
export interface BrokenBytes {
  readonly code?: string | undefined;
  readonly rawPacket?: Buffer | undefined;
}

function begins(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start);
}
