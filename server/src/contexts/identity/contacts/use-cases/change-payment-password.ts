import { assertDefined } from '@portal/money';
import { fieldProblem } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { invalidFields } from '../../../../platform/http/refusal-answer.ts';
import type { Scope } from '../../../../platform/http/route.ts';
import type { SiteConfiguration } from '../../../site/index.ts';
import { recordEvents } from '../../../trail/index.ts';
import type { IdentityEnv } from '../../env.ts';
import { readPasswordHash } from '../../store.ts';
import { writePaymentPassword } from '../../store-payment.ts';

/** Whatever the form of the registration asks for: a second secret of one digit is none. */
const shortest = 6;

/**
 * Refuses with `validation_failed`: by the rule of the registration, when it was not typed twice
 * alike, and when it is the password that signs in.
 */
export async function changePaymentPassword(
  env: Pick<IdentityEnv, 'hasher' | 'viewer'>,
  scope: Scope<MemberActor>,
  change: { readonly paymentPassword: string; readonly confirmPaymentPassword: string },
): Promise<void> {
  const { configuration: site } = await env.viewer.current();
  refuseTyped(site, change);
  const { paymentPassword } = change;
  const { id } = scope.ctx.actor;
  const own = await scope.transaction((ctx) => readPasswordHash(ctx.tx, id));
  if (await env.hasher.verify(assertDefined(own, 'members have a password'), paymentPassword)) {
    throw invalidFields([{ path: 'paymentPassword', rule: 'same_as_password' }]);
  }
  const passwordHash = await env.hasher.hash(paymentPassword);
  await scope.transaction((ctx) => write(ctx, passwordHash));
}

function refuseTyped(
  site: Pick<SiteConfiguration, 'register'>,
  change: { readonly paymentPassword: string; readonly confirmPaymentPassword: string },
): void {
  const published = site.register.fields.paymentPassword;
  const minLength = Math.max(shortest, published.minLength);
  const rule = { ...published, enabled: true, required: true, minLength };
  const problem = fieldProblem(rule, change.paymentPassword);
  const faults = [
    ...(problem === undefined ? [] : [{ path: 'paymentPassword', rule: problem }]),
    ...(change.paymentPassword === change.confirmPaymentPassword
      ? []
      : [{ path: 'confirmPaymentPassword', rule: 'mismatch' }]),
  ];
  if (faults.length > 0) {
    throw invalidFields(faults);
  }
}

async function write(ctx: Ctx<MemberActor>, passwordHash: string): Promise<void> {
  const subjectId = ctx.actor.id;
  await writePaymentPassword(ctx.tx, { subjectId, passwordHash, at: ctx.clock.now() });
  await recordEvents(ctx, {
    action: 'member.change_payment_password',
    subject: { type: 'member', id: subjectId },
  });
}
