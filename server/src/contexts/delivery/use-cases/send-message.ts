import type { DeliveryPurpose } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { sendJob } from '../job-names.ts';
import type { Senders } from '../sender.ts';
import type { Channel } from '../store.ts';
import { insertDelivery } from '../store.ts';

export interface Message {
  readonly channel: Channel;
  readonly recipient: string;
  readonly purpose: DeliveryPurpose;
  /** The subject of an e-mail. */
  readonly subject?: string;
  readonly body: string;
}

/** Writes a message in the transaction that wants it sent; it leaves when that is committed. */
export async function sendMessage(ctx: Ctx, senders: Senders, message: Message): Promise<void> {
  const { channel, subject = null } = message;
  const state = senders[channel] === undefined ? 'kept' : 'waiting';
  const id = ctx.ids.next('dlv');
  await insertDelivery(ctx.tx, { ...message, id, subject, state, at: ctx.clock.now() });
  if (state === 'waiting') {
    await enqueue(ctx, { name: sendJob, payload: {} });
  }
}
