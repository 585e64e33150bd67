import { createTransport } from 'nodemailer';
import type { Sender } from './sender.ts';
import type { EmailSettings } from './sender-settings.ts';

const timeoutMilliseconds = 10_000;

/** By SMTP; plain text only, so that nothing in a message is fetched or run. */
export function createEmailSender({ url, from }: EmailSettings): Sender {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
  });
  return async ({ recipient, subject, body }) => {
    await transport.sendMail({ from, to: { name: '', address: recipient }, subject, text: body });
  };
}
