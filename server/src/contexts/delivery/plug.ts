import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import type { Ctx } from '../../platform/context.ts';
import { deliveryDeskRoutes } from './desk-routes.ts';
import { createEmailSender } from './email-sender.ts';
import { deliveryJobs } from './jobs.ts';
import type { Senders } from './sender.ts';
import type { SenderSettings } from './sender-settings.ts';
import { createSmsSender } from './sms-sender.ts';
import type { Message } from './use-cases/send-message.ts';
import { sendMessage } from './use-cases/send-message.ts';

/** Writes a message in the transaction that wants it sent. */
export type Send = (ctx: Ctx, message: Message) => Promise<void>;

export interface DeliveryPlug extends ContextPlug {
  readonly send: Send;
}

export function plugDelivery(
  env: Pick<ContextEnv, 'work' | 'clock' | 'log'>,
  settings: SenderSettings,
): DeliveryPlug {
  const { sms, email } = settings;
  const senders: Senders = {
    ...(sms !== undefined && { sms: createSmsSender(sms) }),
    ...(email !== undefined && { email: createEmailSender(email) }),
  };
  return {
    send: (ctx, message) => sendMessage(ctx, senders, message),
    routes: deliveryDeskRoutes,
    jobs: deliveryJobs({ ...env, senders }),
  };
}
