import type { RateClass } from '@portal/protocol';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { LoadShedder } from './load-shedder.ts';

const retrySeconds = 1;

export interface LoadPlace {
  /** Holds the place while this work runs, also when the caller has gone away. */
  whileBusy<T>(work: () => Promise<T>): Promise<T>;
}

/** Takes a place until the answer has left and the work behind it has ended, whichever is later. */
export function enterLoad(shedder: LoadShedder, rate: RateClass, reply: FastifyReply): LoadPlace {
  if (!shedder.enter(rate)) {
    throw new Refusal('overloaded', { retryAfterSeconds: retrySeconds });
  }
  let isBusy = false;
  let isClosed = false;
  // `close` comes for finished and for broken answers alike.
  reply.raw.once('close', () => {
    isClosed = true;
    if (!isBusy) {
      shedder.leave(rate);
    }
  });
  return {
    async whileBusy(work) {
      isBusy = true;
      try {
        return await work();
      } finally {
        isBusy = false;
        if (isClosed) {
          shedder.leave(rate);
        }
      }
    },
  };
}
