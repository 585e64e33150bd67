import type { Logger } from 'pino';
import { deliverEvents, type EventHandlers } from './outbox.ts';
import type { UnitOfWork } from './unit-of-work.ts';

const idleMilliseconds = 500;
const failedMilliseconds = 2000;

/** Delivers waiting events again and again until it is stopped; a failure only delays them. */
export function startOutbox(parts: {
  readonly work: UnitOfWork;
  readonly handlers: EventHandlers;
  readonly log: Logger;
}): { stop(): Promise<void> } {
  const state = { isStopping: false };
  let wake: () => void = () => undefined;
  const loop = run();

  async function run(): Promise<void> {
    while (!state.isStopping) {
      await rest(await deliverSome());
    }
  }

  async function deliverSome(): Promise<number> {
    try {
      const delivered = await deliverEvents(parts.work, parts.handlers);
      return delivered > 0 ? 0 : idleMilliseconds;
    } catch (error) {
      parts.log.error({ err: error }, 'domain events were not delivered');
      return failedMilliseconds;
    }
  }

  async function rest(milliseconds: number): Promise<void> {
    if (state.isStopping || milliseconds === 0) {
      return;
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    stop: async () => {
      state.isStopping = true;
      wake();
      await loop;
    },
  };
}
