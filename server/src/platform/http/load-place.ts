import type { RateClass } from '@portal/protocol';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { LoadShedder } from './load-shedder.ts';

const retrySeconds = 1;

/** Holds a place from admission until the answer left or its handler ended, whichever is later. */
export function enterLoad(shedder: LoadShedder, rate: RateClass, reply: FastifyReply): void {
  if (!shedder.enter(rate)) {
    throw new Refusal('overloaded', { retryAfterSeconds: retrySeconds });
  }
  // `close` comes for finished and for broken answers alike.
  reply.raw.once('close', () => {
    shedder.leave(rate);
  });
}
