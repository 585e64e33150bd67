import type { RegistrationShape } from '@portal/protocol';
import { useEffect, useState } from 'react';
import type { phoneInOneForm } from '../../../shared/phone/phone-rule.ts';
import type { RegistrationValues } from '../registration-values.ts';

/**
 * Under which name an account is going to be opened: the chosen one, or the number in the form in
 * which the server keeps it; empty until one is typed and the rules of numbers are there.
 */
export function useFutureName({
  by,
}: Pick<RegistrationShape, 'by'>): (values: RegistrationValues) => string {
  const [inOneForm, setInOneForm] = useState<typeof phoneInOneForm>();
  useEffect(() => {
    if (by === 'mobile') {
      import('../../../shared/phone/phone-rule.ts').then(
        ({ phoneInOneForm: loaded }) => setInOneForm(() => loaded),
        () => undefined,
      );
    }
  }, [by]);
  return ({ username, mobileNum, dialingCode }) =>
    by === 'username' ? username.trim() : (inOneForm?.(mobileNum, dialingCode) ?? '');
}
