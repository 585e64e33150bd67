import type { QuestionType } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import type { Scope } from '../../../platform/http/route.ts';
import { mailAddress } from '../../../platform/mail-address.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type CaptchaFields, guardFeedback } from '../../identity/index.ts';
import { refuseLength, type WordRule } from '../word-rule.ts';
import type { ContentEnv } from '../env.ts';
import type { FeedbackId } from '../store.ts';
import { countWaitingOf, insertVisitorFeedback } from '../store-visitors.ts';
import { mostWaiting } from './send-feedback.ts';

export interface VisitorFeedback extends CaptchaFields {
  readonly name: string;
  readonly email: string;
  readonly questionType: QuestionType;
  readonly content: string;
}

interface VisitorMessage {
  readonly body: VisitorFeedback;
  readonly rule: WordRule;
  readonly request: RequestFacts;
}

/**
 * Somebody without an account writes to the customer service, while the site is closed to them too.
 * The captcha is the one of a registration. Refuses, in this order: `feedback_length`,
 * `login_throttled`, `captcha_required`, `captcha_incorrect`, `captcha_unreachable`,
 * `feedback_waits`.
 */
export async function sendVisitorFeedback(
  env: Pick<ContentEnv, 'viewer' | 'readCaptcha'>,
  scope: Scope,
  message: VisitorMessage,
): Promise<{ readonly id: FeedbackId; readonly sentAt: Temporal.Instant }> {
  const { body, rule, request } = message;
  refuseLength(body.content, rule);
  const { captcha: when } = env.viewer.peek().configuration.register;
  const captcha = await env.readCaptcha(body, scope.ctx.clock.now());
  const refusal = await scope.transaction((ctx) =>
    guardFeedback(ctx, { rule: when, captcha, request }),
  );
  if (refusal !== undefined) {
    throw refusal;
  }
  return scope.transaction((ctx) => keep(ctx, body));
}

/** As many as of a member may wait of one address, also of two that come at once. */
async function keep(ctx: Ctx, { name, email: typed, questionType, content }: VisitorFeedback) {
  const email = mailAddress(typed);
  if ((await countWaitingOf(ctx.tx, email)) >= mostWaiting) {
    throw new Refusal('feedback_waits', { most: mostWaiting });
  }
  const row = { id: ctx.ids.next('fbk'), questionType, content, sentAt: ctx.clock.now() };
  await insertVisitorFeedback(ctx.tx, { ...row, name, email, locale: ctx.locale });
  return row;
}
