import type { Logger } from 'pino';
import type { Clock, Ctx } from '../../platform/context.ts';
import type { Job } from '../../platform/jobs.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { systemUnit } from '../../platform/unit-of-work.ts';
import { forgetJob, sendJob } from './job-names.ts';
import type { Senders } from './sender.ts';
import type { DueMessage, Report } from './store.ts';
import { deleteOldDeliveries, forgetKeptTexts, settleDelivery, takeDue } from './store.ts';

const takenAtOnce = 50;
const mostTries = 5;
/** Longer than every provider's timeout: whoever took a message has reported on it by then. */
const silentSeconds = 120;
/** After the first try this long, then twice as long each time. */
const firstWaitSeconds = 30;
const longestFailure = 200;
const keptDays = 7;
const rowDays = 90;

interface Parts {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly log: Logger;
  readonly senders: Senders;
}

export function deliveryJobs(parts: Parts): readonly Job[] {
  const taken: DueMessage[] = [];
  return [
    {
      name: sendJob,
      cron: '* * * * *',
      run: async (ctx) => {
        taken.push(...(await takeMessages(ctx)));
      },
      afterwards: async () => {
        await Promise.all(taken.splice(0).map((message) => handOver(parts, message)));
      },
    },
    {
      name: forgetJob,
      cron: '17 * * * *',
      run: async (ctx) => {
        const now = ctx.clock.now();
        await forgetKeptTexts(ctx.tx, now.subtract({ hours: 24 * keptDays }));
        await deleteOldDeliveries(ctx.tx, now.subtract({ hours: 24 * rowDays }));
      },
    },
  ];
}

function takeMessages(ctx: Ctx): Promise<readonly DueMessage[]> {
  const now = ctx.clock.now();
  return takeDue(ctx.tx, { now, again: now.add({ seconds: silentSeconds }) }, takenAtOnce);
}

async function handOver(parts: Parts, message: DueMessage): Promise<void> {
  const report = reportOf(parts, message, await failureOf(parts, message));
  await parts.work.run(systemUnit(sendJob), (ctx) => settleDelivery(ctx.tx, report));
}

/** Undefined when the provider took it. */
async function failureOf(
  { senders, log }: Parts,
  message: DueMessage,
): Promise<string | undefined> {
  const sender = senders[message.channel];
  if (sender === undefined) {
    return 'no sender for this channel';
  }
  try {
    await sender(message);
    return undefined;
  } catch (error) {
    const { id, channel, tries } = message;
    log.warn({ err: error, id, channel, tries }, 'a message was not taken');
    return (error instanceof Error ? error.message : String(error)).slice(0, longestFailure);
  }
}

function reportOf(
  { clock }: Parts,
  { id, tries }: DueMessage,
  failure: string | undefined,
): Report {
  const at = clock.now();
  if (failure === undefined) {
    return { id, state: 'sent', failure: null, at, nextTryAt: null };
  }
  if (tries >= mostTries) {
    return { id, state: 'failed', failure, at, nextTryAt: null };
  }
  const nextTryAt = at.add({ seconds: firstWaitSeconds * 2 ** (tries - 1) });
  return { id, state: 'waiting', failure, at, nextTryAt };
}
