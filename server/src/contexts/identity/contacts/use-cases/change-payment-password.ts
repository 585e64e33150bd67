import { assertDefined } from '@portal/money';
import { fieldProblem, isSimplePayment, paymentRule, type PaymentReset } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { invalidFields } from '../../../../platform/http/refusal-answer.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import type { Scope } from '../../../../platform/http/route.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { SiteConfiguration } from '../../../site/index.ts';
import { recordEvents } from '../../../trail/index.ts';
import type { IdentityEnv } from '../../env.ts';
import { withinPaymentGuesses } from '../../factors/guess-limit.ts';
import { holdAwaited, holdMoney } from '../../holds/money-hold.ts';
import { takeOwnCode } from '../../places/own-code.ts';
import { readPasswordHash } from '../../store.ts';
import { findPaymentHash, lockPaymentHash, writePaymentPassword } from '../../store-payment.ts';
import { holdsFirst } from '../holds-first.ts';
import { paymentProofsOf } from '../payment-proofs.ts';

export interface PaymentChange {
  readonly paymentPassword: string;
  readonly confirmPaymentPassword: string;
  /** What lets it be chosen or replaced, and its text. */
  readonly proofKind: PaymentReset | undefined;
  readonly proof: string;
  readonly request: RequestFacts;
}

/**
 * Refuses, in this order, with `validation_failed`: by the rule of the registration, when it is
 * digits that are equal or in a row, when it was not typed twice alike, and when it is the password
 * that signs in; then, where one is set or a code can be sent, with `payment_former_needed`,
 * `login_throttled`, `payment_former_incorrect`.
 * What is set without the one of before holds the money of the member for a day
 * (agents-loyalty-money.md E4), also in the place of one that the desk took off (R20); the first
 * one of a new account alone does not, unless a strange browser sets it (R68).
 */
export async function changePaymentPassword(
  env: Pick<IdentityEnv, 'hasher' | 'viewer'>,
  scope: Scope<MemberActor>,
  change: PaymentChange,
): Promise<void> {
  const { configuration: site } = await env.viewer.current();
  refuseTyped(site, change);
  const { paymentPassword } = change;
  const { id } = scope.ctx.actor;
  const own = await scope.transaction((ctx) => readPasswordHash(ctx.tx, id));
  if (await env.hasher.verify(assertDefined(own, 'members have a password'), paymentPassword)) {
    throw invalidFields([{ path: 'paymentPassword', rule: 'same_as_password' }]);
  }
  const before = await scope.transaction((ctx) => findPaymentHash(ctx.tx, id));
  const passwordHash = await env.hasher.hash(paymentPassword);
  const kinds = await scope.transaction((ctx) => paymentProofsOf(ctx, id));
  if (before === undefined && kinds.length === 0) {
    await scope.transaction((ctx) => writeFirst(ctx, { subjectId: id, passwordHash, before }));
    return;
  }
  if (change.proofKind === undefined || !kinds.includes(change.proofKind)) {
    throw new Refusal('payment_former_needed', { kinds: [...kinds] });
  }
  const isFormer =
    change.proofKind === 'former' &&
    before !== undefined &&
    (await env.hasher.verify(before, change.proof));
  await replace(scope, { ...change, kind: change.proofKind }, { passwordHash, before, isFormer });
}

/**
 * Nothing could be asked for: whoever knows the login password alone has to wait, but for a new
 * account in the browser that opened it (`holdsFirst`).
 */
async function writeFirst(ctx: Ctx<MemberActor>, row: Parameters<typeof write>[1]): Promise<void> {
  const isHeld = await holdsFirst(ctx);
  await write(ctx, row);
  if (isHeld) {
    await holdMoney(ctx, row.subjectId, 'payment_password_reset');
  }
}

/** The proof is taken and the secret replaced together: a code is good for this one change. */
async function replace(
  scope: Scope<MemberActor>,
  { kind, proof: code, request }: PaymentChange & { readonly kind: PaymentReset },
  hashes: {
    readonly passwordHash: string;
    readonly before: string | undefined;
    readonly isFormer: boolean;
  },
): Promise<void> {
  const { id } = scope.ctx.actor;
  const { passwordHash, before, isFormer } = hashes;
  const isRight = await withinPaymentGuesses(scope, id, async (ctx) => {
    const isProven =
      kind === 'former'
        ? isFormer
        : await takeOwnCode(ctx, id, { purpose: 'payment', channel: kind, code, request });
    if (isProven) {
      await write(ctx, { subjectId: id, passwordHash, before });
    }
    if (isProven && kind !== 'former') {
      await holdMoney(ctx, id, 'payment_password_reset');
    }
    return isProven;
  });
  if (!isRight) {
    throw new Refusal('payment_former_incorrect');
  }
}

function refuseTyped(
  site: Pick<SiteConfiguration, 'register'>,
  change: { readonly paymentPassword: string; readonly confirmPaymentPassword: string },
): void {
  const published = paymentRule(site.register.fields.paymentPassword);
  const rule = { ...published, enabled: true, required: true };
  const problem =
    fieldProblem(rule, change.paymentPassword) ??
    (isSimplePayment(change.paymentPassword) ? 'too_simple' : undefined);
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

/** In the place of what was there when it was looked at, and of nothing else. */
async function write(
  ctx: Ctx,
  row: {
    readonly subjectId: string;
    readonly passwordHash: string;
    readonly before: string | undefined;
  },
): Promise<void> {
  const { subjectId, passwordHash, before } = row;
  if ((await lockPaymentHash(ctx.tx, subjectId)) !== before) {
    throw new Refusal('payment_former_incorrect');
  }
  await writePaymentPassword(ctx.tx, { subjectId, passwordHash, at: ctx.clock.now() });
  await holdAwaited(ctx, subjectId, 'payment_password_reset');
  await recordEvents(ctx, {
    action: 'member.change_payment_password',
    subject: { type: 'member', id: subjectId },
  });
}
