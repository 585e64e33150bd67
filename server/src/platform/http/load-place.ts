import type { RateClass } from '@portal/protocol';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { LoadShedder } from './load-shedder.ts';

const retrySeconds = 1;

/** A call's place among those at work: kept until its answer has left and its work has ended. */
export class LoadPlace {
  readonly #shedder: LoadShedder;
  readonly #rate: RateClass;
  #isBusy = false;
  #isClosed = false;

  constructor(shedder: LoadShedder, rate: RateClass) {
    this.#shedder = shedder;
    this.#rate = rate;
  }

  /** Holds the place while this work runs, also when the caller has gone away. */
  async whileBusy<T>(work: Promise<T>): Promise<T> {
    this.#isBusy = true;
    try {
      return await work;
    } finally {
      this.#isBusy = false;
      this.#leaveWhenOver();
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#leaveWhenOver();
  }

  #leaveWhenOver(): void {
    if (this.#isClosed && !this.#isBusy) {
      this.#shedder.leave(this.#rate);
    }
  }
}

/** Takes a place, or turns the caller away at once (R126). */
export function enterLoad(shedder: LoadShedder, rate: RateClass, reply: FastifyReply): LoadPlace {
  if (!shedder.enter(rate)) {
    throw new Refusal('overloaded', { retryAfterSeconds: retrySeconds });
  }
  const place = new LoadPlace(shedder, rate);
  // `close` comes for finished and for broken answers alike.
  reply.raw.once('close', () => place.close());
  return place;
}
