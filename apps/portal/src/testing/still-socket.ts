import { livePath } from '@portal/protocol';

const RealSocket = globalThis.WebSocket;

/** A line to the server that never comes up: screens show what they show without one. */
class StillSocket extends EventTarget {
  close(): void {
    // It never was open.
  }
}

/** The runner of the tests speaks through sockets of its own. */
export const stillSocket = new Proxy(RealSocket, {
  construct: (real, parts: [url: string, protocols?: string | string[]]) =>
    parts[0].endsWith(livePath) ? new StillSocket() : new real(...parts),
});
