import { secondFactors, type StepUpKind } from '@portal/protocol';
import type { SelectStanding } from '../generated/statements.ts';

type Row = SelectStanding['row'];
type Bound = Pick<Row, 'realm' | 'boundAt' | 'hasPasskey'>;

/**
 * Whether a second factor is bound. Of operators a passkey is one, because their login asks for it
 * after the password; a member's signs in by itself, beside a password that asks for nothing.
 */
export function isFactored({ realm, boundAt, hasPasskey }: Bound): boolean {
  return boundAt !== null || (realm === 'operator' && hasPasskey);
}

/**
 * What proves now that the owner is there. A password is a proof only where neither a factor nor a
 * passkey is bound; a code to the number that a member has proven where no factor is, so that a
 * lost device with the only passkey is not the end.
 */
export function proofKinds(
  facts: Bound & Pick<Row, 'hasPassword' | 'hasNumber'>,
): readonly StepUpKind[] {
  const { realm, boundAt, hasPasskey, hasPassword, hasNumber } = facts;
  const passkey: readonly StepUpKind[] = hasPasskey ? ['passkey'] : [];
  if (boundAt !== null) {
    return [...secondFactors, ...passkey];
  }
  if (isFactored(facts)) {
    return passkey;
  }
  // Beside a passkey as beside an authenticator the password would be a way around it.
  const password: readonly StepUpKind[] = hasPassword && !hasPasskey ? ['password'] : [];
  const sms: readonly StepUpKind[] = realm === 'member' && hasNumber ? ['sms'] : [];
  return [...password, ...sms, ...passkey];
}
