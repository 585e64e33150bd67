import { isLocale } from '@portal/i18n';
import type { Ctx } from '../../platform/context.ts';
import type { ContentEnv } from './env.ts';
import type { Feedback } from './store.ts';

/** Sends an answer to somebody without an account, in the language in which they wrote. */
export async function mailAnswer(
  { send, texts, viewer }: Pick<ContentEnv, 'send' | 'texts' | 'viewer'>,
  ctx: Ctx,
  { feedback, answer }: { readonly feedback: Feedback; readonly answer: string },
): Promise<void> {
  const { visitorEmail: recipient, visitorName: name, visitorLocale, content } = feedback;
  if (recipient === null || name === null) {
    return;
  }
  const language = visitorLocale !== null && isLocale(visitorLocale) ? visitorLocale : 'en';
  const t = texts.translator(language, 'messages');
  const brand = viewer.peek().configuration.name;
  await send(ctx, {
    channel: 'email',
    recipient,
    purpose: 'service_answer',
    subject: t('service_answer.subject', { brand }),
    body: t('service_answer.text', { brand, name, answer, question: content }),
  });
}
