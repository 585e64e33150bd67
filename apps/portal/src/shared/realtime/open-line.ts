import { livePath, type LiveAnswer, type LiveMessage } from '@portal/protocol';
import { chance } from './chance.ts';
import { createHintOrder } from './hint-order.ts';
import { liveState } from './live-state.ts';
import type { TopicTable } from './topic-table.ts';

const firstWaitMs = 1000;
const longestWaitMs = 60_000;
/** The server has as many lines as it takes; this tab asks from time to time instead. */
const manyWaitMs = 300_000;
/** The session is over; a line without it, or with the next one, is another line. */
const sessionEnd = 4401;
const tooMany = 4429;

/**
 * Longer from try to try, and by chance, so that the tabs of a server that stopped do not come back
 * all at once.
 */
export function waitMs(tries: number, drawn: number): number {
  const ceiling = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(tries, 10));
  return ceiling / 2 + (ceiling / 2) * drawn;
}

function address(): string {
  const url = new URL(livePath, globalThis.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/**
 * Holds the one line of this tab, and opens it again when it breaks, until the answer is called.
 */
export function openLine(token: string | undefined, table: TopicTable): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let wasUp = false;
  let isOver = false;
  const order = createHintOrder(table);

  function connect(): void {
    const opened = new WebSocket(address());
    socket = opened;
    const say = (message: LiveMessage): void => {
      opened.send(JSON.stringify(message));
    };
    opened.addEventListener('open', () => {
      say({ kind: 'hello', token: token ?? null });
    });
    opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
      // The server says nothing else.
      hear(JSON.parse(data) as LiveAnswer, say);
    });
    opened.addEventListener('close', ({ code }) => {
      down();
      if (!isOver && code !== sessionEnd) {
        timer = setTimeout(connect, code === tooMany ? manyWaitMs : waitMs(tries, chance()));
        tries += 1;
      }
    });
  }

  function hear(answer: LiveAnswer, say: (message: LiveMessage) => void): void {
    switch (answer.kind) {
      case 'ready':
        tries = 0;
        liveState.set(true);
        table.connect({
          follow: (topics) => say({ kind: 'follow', topics }),
          leave: (topic) => say({ kind: 'leave', topics: [topic] }),
        });
        if (wasUp) {
          table.tellAll();
        }
        wasUp = true;
        return;
      case 'followed':
      case 'hint':
      case 'news':
        order.hear(answer);
        return;
      case 'refused':
    }
  }

  function down(): void {
    order.forget();
    liveState.set(false);
    table.disconnect();
  }

  connect();
  return () => {
    isOver = true;
    clearTimeout(timer);
    down();
    socket?.close();
  };
}
