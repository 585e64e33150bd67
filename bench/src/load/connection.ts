import { connect, type Socket } from 'node:net';

export interface Reply {
  readonly status: number;
  readonly isReplay: boolean;
  readonly body: string;
}

/** The server went away before it answered: what happened to the call is unknown. */
export class AnswerLost extends Error {
  override readonly name = 'AnswerLost';
}

/**
 * One keep-alive HTTP connection with one call at a time. Written out on a bare socket, because the
 * load generator shares the machine's cores with what it measures.
 */
export interface Connection {
  send(request: string): Promise<Reply>;
  close(): void;
}

interface Open {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

export interface Address {
  readonly host: string;
  readonly port: number;
  /** Where the call comes from, any address of 127/8; 127.0.0.1 unless told. */
  readonly localAddress?: string;
}

export async function openConnection(address: Address): Promise<Connection> {
  const socket = await connected(address);
  let received: Buffer = Buffer.alloc(0);
  let open: Open | undefined;

  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const reply = parseReply(received);
    if (reply !== undefined) {
      received = Buffer.alloc(0);
      const { resolve } = open ?? { resolve: () => undefined };
      open = undefined;
      resolve(reply);
    }
  });
  const lose = () => {
    open?.reject(new AnswerLost('the connection ended before the answer'));
    open = undefined;
  };
  socket.on('close', lose);
  socket.on('error', lose);
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed || socket.writableEnded) {
          reject(new AnswerLost('the connection is closed'));
          return;
        }
        open = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

function connected(address: Address): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ ...address, noDelay: true });
    socket.once('error', () => reject(new AnswerLost('no connection')));
    socket.once('connect', () => {
      socket.removeAllListeners('error');
      resolve(socket);
    });
  });
}

const headEnd = Buffer.from('\r\n\r\n');
const lengthName = Buffer.from('\r\ncontent-length: ');
const replayed = Buffer.from('\r\nidempotent-replay: true');

/** The whole answer, or undefined while some of it is on its way. */
function parseReply(bytes: Buffer): Reply | undefined {
  const end = bytes.indexOf(headEnd);
  if (end < 0) {
    return undefined;
  }
  const length = numberAt(bytes, bytes.indexOf(lengthName) + lengthName.length);
  const start = end + headEnd.length;
  if (bytes.length < start + length) {
    return undefined;
  }
  return new Answer(bytes, { head: end, start, end: start + length });
}

/** Reads itself on demand: who measures looks at the status only. */
class Answer implements Reply {
  readonly status: number;
  readonly #bytes: Buffer;
  readonly #at: { readonly head: number; readonly start: number; readonly end: number };

  constructor(
    bytes: Buffer,
    at: { readonly head: number; readonly start: number; readonly end: number },
  ) {
    this.status = numberAt(bytes, 'HTTP/1.1 '.length);
    this.#bytes = bytes;
    this.#at = at;
  }

  get isReplay(): boolean {
    return this.#bytes.subarray(0, this.#at.head).includes(replayed);
  }

  get body(): string {
    return this.#bytes.toString('utf8', this.#at.start, this.#at.end);
  }
}

function numberAt(bytes: Buffer, start: number): number {
  let number = 0;
  for (let at = start; ; at += 1) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0 || digit > 9) {
      return number;
    }
    number = number * 10 + digit;
  }
}
