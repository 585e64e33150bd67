import type { WebSocket } from 'ws';
import type { RequestFacts } from './request-facts.ts';

/** Why the server ends a socket; the numbers of RFC 6455 and its range for applications. */
export const socketEnds = {
  restart: 1012,
  policy: 1008,
  /** Nobody said who they are, or answered, in time. */
  idle: 4000,
  /** The session is over. */
  session: 4401,
  /** This member has enough sockets. */
  many: 4429,
} as const;

export type SocketEnd = keyof typeof socketEnds;

/** One open socket, as a context may use it. */
export interface SocketLine {
  /** What the handshake said; nothing in it is proven but the address. */
  readonly facts: RequestFacts;
  /** Somebody who does not read what was sent before is cut off. */
  send(text: string): void;
  end(why: SocketEnd): void;
  onText(hear: (text: string) => void): void;
  onClose(hear: () => void): void;
}

/** What may wait for a slow reader: hints are small, so this is hundreds of them. */
const mostWaitingBytes = 65_536;
/** A page says who it is and what it follows, and then little. */
const mostTexts = 20;
const textSpanMs = 10_000;
/** Whoever does not close when asked to is cut off after this time (R125). */
export const farewellMilliseconds = 1000;

export class Line implements SocketLine {
  readonly facts: RequestFacts;
  readonly #socket: WebSocket;
  /** Whether the last ping was answered. */
  #isAnswering = true;
  #texts = 0;
  #spanFromMs = 0;

  constructor(socket: WebSocket, facts: RequestFacts) {
    this.#socket = socket;
    this.facts = facts;
    socket.on('pong', () => {
      this.#isAnswering = true;
    });
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) {
      return;
    }
    if (this.#socket.bufferedAmount > mostWaitingBytes) {
      this.#socket.terminate();
      return;
    }
    this.#socket.send(text);
  }

  end(why: SocketEnd): void {
    this.#socket.close(socketEnds[why], why);
    // The library waits half a minute for a peer that says nothing back.
    setTimeout(() => this.#socket.terminate(), farewellMilliseconds).unref();
  }

  onText(hear: (text: string) => void): void {
    this.#socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary || this.#isFlood()) {
        this.end('policy');
      } else {
        hear(data.toString('utf8'));
      }
    });
  }

  onClose(hear: () => void): void {
    this.#socket.on('close', hear);
  }

  /** Ends who did not answer the ping before; asks the others. */
  ask(): void {
    if (!this.#isAnswering) {
      this.#socket.terminate();
      return;
    }
    this.#isAnswering = false;
    this.#socket.ping();
  }

  destroy(): void {
    this.#socket.terminate();
  }

  #isFlood(): boolean {
    const nowMs = performance.now();
    if (nowMs - this.#spanFromMs > textSpanMs) {
      this.#spanFromMs = nowMs;
      this.#texts = 0;
    }
    this.#texts += 1;
    return this.#texts > mostTexts;
  }
}
