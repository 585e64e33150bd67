import { mailAddress } from '../../../../platform/mail-address.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { spendProof } from '../../social/store-social.ts';
import type { NumberProof } from '../number-proof.ts';
import { spendCode } from '../store-codes.ts';
import { insertContact } from '../store-contacts.ts';

export interface GivenContacts {
  readonly email: string | undefined;
  /** In its one form. */
  readonly number: string | undefined;
  /** What proved the number, checked before; it is used up here. */
  readonly proof: NumberProof | undefined;
}

/**
 * Where a new subject is reached. Refuses with `auth/code-expired` when another call used the
 * proof, and with `mobile_taken` when somebody else has proven the number: only who holds the
 * number hears of it.
 */
export async function keepContacts(
  ctx: Ctx,
  subjectId: string,
  { email, number, proof }: GivenContacts,
): Promise<void> {
  const at = ctx.clock.now();
  const isProven = proof !== undefined;
  if (isProven && !(await isFirstUse(ctx, proof))) {
    throw new Refusal('auth/code-expired');
  }
  if (number !== undefined) {
    const contact = { subjectId, channel: 'sms', address: number, at, isProven } as const;
    if (!(await insertContact(ctx.tx, contact))) {
      throw new Refusal('mobile_taken');
    }
  }
  if (email !== undefined && email !== '') {
    const contact = { subjectId, channel: 'email', address: mailAddress(email), at } as const;
    await insertContact(ctx.tx, { ...contact, isProven: false });
  }
}

function isFirstUse(ctx: Ctx, proof: NumberProof): Promise<boolean> {
  return proof.kind === 'code'
    ? spendCode(ctx.tx, proof.id, ctx.clock.now())
    : spendProof(ctx.tx, proof);
}
