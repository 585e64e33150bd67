import type { DeskQueueName, OperatorAbility } from '@portal/protocol';
import type { Ctx } from './context.ts';

/** What waits in a queue of the desk. */
export interface QueueDepth {
  readonly count: number;
  /** Since when the oldest waits; undefined when nothing does. */
  readonly oldestAt: Temporal.Instant | undefined;
}

/** A list of things that wait for an operator. The first page of the desk counts it. */
export interface DeskQueue {
  readonly name: DeskQueueName;
  readonly ability: OperatorAbility;
  readonly depth: (ctx: Ctx) => Promise<QueueDepth>;
}
