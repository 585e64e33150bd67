import { secondFactors, type StepUpKind } from '@portal/protocol';
import type { SelectStanding } from '../generated/statements.ts';

type Row = SelectStanding['row'];
type Bound = Pick<Row, 'realm' | 'boundAt' | 'hasPasskey'>;

/** Whether a second factor is bound: an authenticator or a passkey, of members as of operators. */
export function isFactored({
  boundAt,
  hasPasskey,
}: Pick<Bound, 'boundAt' | 'hasPasskey'>): boolean {
  return boundAt !== null || hasPasskey;
}

/**
 * What proves now that the owner is there. The password, and a code to the number that a member has
 * proven, are proofs only where no factor is bound: beside one they would be ways around it, for
 * whoever learned the password or took the number over. Who lost their only factor turns to the
 * desk (R66).
 */
export function proofKinds(
  facts: Bound & Pick<Row, 'hasPassword' | 'hasNumber'>,
): readonly StepUpKind[] {
  const { realm, boundAt, hasPasskey, hasPassword, hasNumber } = facts;
  const passkey: readonly StepUpKind[] = hasPasskey ? ['passkey'] : [];
  if (boundAt !== null) {
    return [...secondFactors, ...passkey];
  }
  if (hasPasskey) {
    return passkey;
  }
  const password: readonly StepUpKind[] = hasPassword ? ['password'] : [];
  const sms: readonly StepUpKind[] = realm === 'member' && hasNumber ? ['sms'] : [];
  return [...password, ...sms];
}
