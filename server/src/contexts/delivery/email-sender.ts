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
  const domain = /@(?<domain>[^>\s]+)/u.exec(from)?.groups?.['domain'] ?? 'localhost';
  return async ({ id, recipient, subject, body }) => {
    const to = { name: '', address: recipient };
    // The same at every try: a server that took it twice, or its reader, can tell.
    const messageId = `<${id}@${domain}>`;
    await transport.sendMail({ from, to, subject, text: body, messageId });
  };
}
