import { Agent, type IncomingMessage, request } from 'node:http';
import { assertDefined } from '@portal/money';
import {
  type DialectKeys,
  dialects,
  type Heard,
  type WalletCall,
  type WireAnswer,
  type WireRequest,
} from '@portal/vendors';
import type { BenchVendor } from '../../load/vendor-seats.ts';

const timeoutMilliseconds = 5000;

/** The line of a vendor to our wallet. It may be cut after the request was sent. */
export interface VendorLine {
  /** The bytes of a call; a repeat sends the same. */
  write(call: WalletCall): WireRequest;
  /** Undefined when no answer came; `isCut` hangs up as soon as the request is out. */
  send(call: WalletCall, wire: WireRequest, isCut: boolean): Promise<Heard | undefined>;
  close(): void;
}

export function openVendorLine(
  port: () => number,
  vendor: Pick<BenchVendor, 'code' | 'dialect'>,
  keys: DialectKeys,
): VendorLine {
  const dialect = dialects[vendor.dialect];
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return {
    write: (call) => {
      const nowMs = performance.timeOrigin + performance.now();
      const wire = dialect.write(call, { keys, nowMs, nonce: call.requestId });
      return assertDefined(wire, 'this dialect has words for bets, wins and rollbacks');
    },
    send: async (call, wire, isCut) => {
      const answer = await post(agent, { port: port(), code: vendor.code, wire, isCut });
      return answer && dialect.hear(call, answer, keys);
    },
    close: () => agent.destroy(),
  };
}

function post(
  agent: Agent,
  to: {
    readonly port: number;
    readonly code: string;
    readonly wire: WireRequest;
    readonly isCut: boolean;
  },
): Promise<WireAnswer | undefined> {
  const { port, code, wire, isCut } = to;
  const { path, query, headers, body } = wire;
  return new Promise((resolve) => {
    const call = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: `/gateway/${code}${path}${query === '' ? '' : `?${query}`}`,
        headers: { ...headers, 'content-length': String(body.length) },
        timeout: timeoutMilliseconds,
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('error', () => resolve(undefined));
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: headersOf(answer),
            body: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    call.once('timeout', () => call.destroy());
    call.once('error', () => resolve(undefined));
    call.end(body, () => isCut && setImmediate(() => call.destroy()));
  });
}

function headersOf({ headers }: IncomingMessage): WireAnswer['headers'] {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
