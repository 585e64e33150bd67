import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type PaymentEvent, type PayoutEvent, signedHeaders } from '@portal/payments';
import type { Order } from './book.ts';
import type { Chance } from './chance.ts';
import { nowMs } from './clock.ts';
import type { Troubles } from './troubles.ts';

export interface Teller {
  /** Tells an event until the site has taken it; `often` times in all. */
  tell(order: Order, telling: Telling): void;
  /** The same of an event that is made already. */
  tellEvent(news: News): void;
  /** Waits for what is still being told. */
  drain(): Promise<void>;
  stop(): void;
}

export interface News {
  readonly notifyUrl: string;
  readonly event: PaymentEvent | PayoutEvent;
  readonly often?: number;
}

export interface Telling {
  readonly state: PaymentEvent['state'];
  readonly often?: number;
}

/** Milliseconds before each try. */
const tries = [0, 500, 2000, 5000, 15_000, 60_000, 300_000];
const answerMs = 10_000;
const reorderedMs = 400;
const lateMs = 1500;

export function openTeller(parts: {
  readonly eventSecret: string;
  readonly chance: Chance;
  readonly troubles: Troubles;
}): Teller {
  const { eventSecret, chance, troubles } = parts;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  async function send({ notifyUrl, event }: News, waitMs: number): Promise<void> {
    const { signal } = stopping;
    await pause(waitMs, undefined, { signal });
    for (const restMs of tries) {
      await pause(restMs, undefined, { signal });
      if (await isTaken(notifyUrl, JSON.stringify(event))) {
        return;
      }
    }
  }

  async function isTaken(url: string, body: string): Promise<boolean> {
    try {
      const headers = signedHeaders(eventSecret, { body, nowMs: nowMs() });
      const signal = AbortSignal.timeout(answerMs);
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }

  function start(news: News, waitMs: number): void {
    const run = send(news, waitMs)
      // A program that ends tells nothing more.
      .catch(() => undefined)
      .finally(() => running.delete(run));
    running.add(run);
  }

  function tellEvent(news: News): void {
    if (chance.happens(troubles.lost)) {
      return;
    }
    const { often = 1 } = news;
    const copies = often + (chance.happens(troubles.duplicates) ? chance.between(1, 4) : 0);
    for (let copy = 0; copy < copies; copy += 1) {
      const isLate = chance.happens(troubles.late);
      const isReordered = chance.happens(troubles.reordered);
      start(news, (isReordered ? reorderedMs : 0) + (isLate ? lateMs : 0));
    }
  }

  return {
    tell: ({ order, paid, chargeback }, { state, often = 1 }) => {
      const { reference, notifyUrl } = order;
      const event: PaymentEvent = { eventId: randomUUID(), reference, state, paid, chargeback };
      tellEvent({ notifyUrl, event, often });
    },
    tellEvent,
    drain: async () => {
      while (running.size > 0) {
        await Promise.all(running);
      }
    },
    stop: () => stopping.abort(),
  };
}
