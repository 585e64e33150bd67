import { createHash } from 'node:crypto';
import { mailAddress } from '../../../../platform/mail-address.ts';
import type { Ctx } from '../../../../platform/context.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import { emit } from '../../../../platform/outbox.ts';
import { hourCount } from '../../hour-count.ts';
import { usernameKey } from '../../store.ts';
import type { FailureKey } from '../../store-attempts.ts';
import type { NameForms } from '../../use-cases/open-attempt.ts';
import { lockFailures, writeFailures } from '../../store-attempts.ts';
import { throttled } from '../../throttled.ts';

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

/** An hour. */
const mostPerPair = 3;
const mostPerBlock = 30;

/**
 * Takes a wish for a new password. Names that exist and others run the same statements (R59), and
 * what was asked for often is answered like any other wish, without a message. It is counted by
 * name and address, so that whoever does not know the address uses up nothing of its owner's, and
 * the hour runs from the first wish, whatever comes later (R63). Refuses with `login_throttled`, by
 * address block.
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
  const name = usernameKey(forms?.countedAs ?? username);
  const pair: FailureKey = { scope: 'forgot_name', key: pairKey(name, email) };
  const counts = await lockFailures(ctx.tx, [block, pair]);
  const at = ctx.clock.now();
  const ofBlock = hourCount(counts.get('forgot'), at);
  const ofPair = hourCount(counts.get('forgot_name'), at);
  if (!request.isLocal && ofBlock.counted >= mostPerBlock) {
    throw throttled(ofBlock.secondsLeft);
  }
  await writeFailures(ctx.tx, { ...block, ...ofBlock.next });
  if (ofPair.counted < mostPerPair) {
    await writeFailures(ctx.tx, { ...pair, ...ofPair.next });
    const payload = { username, aliases: forms?.aliases, email, locale: ctx.locale };
    await emit(ctx, { name: 'identity.password_mail_wanted', payload });
  }
}

function pairKey(name: string, email: string): string {
  return createHash('sha256')
    .update(`${name}|${mailAddress(email)}`)
    .digest('base64url');
}
