import type { Ctx } from '../../../../platform/context.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import { emit } from '../../../../platform/outbox.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { FailureCount } from '../../attempt-policy.ts';
import { usernameKey } from '../../store.ts';
import type { FailureKey } from '../../store-attempts.ts';
import type { NameForms } from '../../use-cases/open-attempt.ts';
import { lockFailures, writeFailures } from '../../store-attempts.ts';

declare module '../../../../platform/outbox.ts' {
  interface DomainEvents {
    /** Somebody forgot a password; whether there is such an account is found out by the handler. */
    readonly 'identity.password_mail_wanted': {
      readonly username: string;
      /** The name in its one form, where it was typed as a mobile number. */
      readonly aliases?: readonly string[] | undefined;
      readonly email: string;
      readonly locale: string;
    };
  }
}

const hourMs = 3_600_000;
const mostPerName = 3;
const mostPerBlock = 30;
const retryAfterSeconds = 300;

/**
 * Takes a wish for a new password. Names that exist and others run the same statements (R59), and a
 * name that was asked for often is answered like any other, without a message. Refuses with
 * `auth/too-many-requests`, by address block.
 */
export async function wantPasswordMail(
  ctx: Ctx,
  wish: {
    readonly username: string;
    readonly forms?: NameForms | undefined;
    readonly email: string;
    readonly request: RequestFacts;
  },
): Promise<void> {
  const { username, forms, email, request } = wish;
  const block: FailureKey = { scope: 'forgot', key: request.addressBlock };
  const name: FailureKey = { scope: 'forgot_name', key: usernameKey(forms?.countedAs ?? username) };
  const counts = await lockFailures(ctx.tx, [block, name]);
  const at = ctx.clock.now();
  const ofBlock = countSince(counts.get('forgot'), at);
  const ofName = countSince(counts.get('forgot_name'), at);
  if (!request.isLocal && ofBlock >= mostPerBlock) {
    throw new Refusal('auth/too-many-requests', { retryAfterSeconds });
  }
  await writeFailures(ctx.tx, { ...block, failures: ofBlock + 1, at });
  await writeFailures(ctx.tx, { ...name, failures: ofName + 1, at });
  if (ofName < mostPerName) {
    const payload = { username, aliases: forms?.aliases, email, locale: ctx.locale };
    await emit(ctx, { name: 'identity.password_mail_wanted', payload });
  }
}

function countSince(count: FailureCount | undefined, now: Temporal.Instant): number {
  const isOver =
    count === undefined || now.epochMilliseconds - count.lastFailureAt.epochMilliseconds > hourMs;
  return isOver ? 0 : count.failures;
}
