import { useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { toastDone } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { createRecoveryCodes } from '../api/create-recovery-codes.ts';
import { deleteAuthenticator } from '../api/delete-authenticator.ts';
import { startAuthenticator } from '../api/start-authenticator.ts';
import { securityKeys } from '../security-keys.ts';

type Act = 'bind' | 'renew' | 'drop';

export interface FactorSecret {
  readonly secret: string;
  readonly address: string;
}

/** What is done to the authenticator of the account, and what is shown once because of it. */
export function useFactor() {
  const t = useTranslations('security.factor');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<Act>();
  const [refusal, setRefusal] = useState<string>();
  const [secret, setSecret] = useState<FactorSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const refresh = () => queries.invalidateQueries({ queryKey: securityKeys.all });

  async function act(name: Act, call: () => Promise<Failure | undefined>): Promise<void> {
    setBusy(name);
    setRefusal(undefined);
    const failure = await call();
    await refresh();
    setBusy(undefined);
    // Whoever would rather not prove who they are knows why nothing happened.
    const isKnown = failure === undefined || failure.code === 'step_up_required';
    setRefusal(isKnown ? undefined : failureText(failure));
  }

  return {
    busy,
    refusal,
    secret,
    codes,
    /** Nothing was bound yet: the secret that was shown is worth nothing. */
    giveUp: () => setSecret(undefined),
    forgetCodes: () => setCodes(undefined),
    bound: async (recoveryCodes: readonly string[]) => {
      await refresh();
      setSecret(undefined);
      setCodes(recoveryCodes);
    },
    bind: () =>
      act('bind', async () => {
        const outcome = await startAuthenticator();
        setSecret(outcome.ok ? outcome.value : undefined);
        return outcome.ok ? undefined : outcome;
      }),
    renew: () =>
      act('renew', async () => {
        const outcome = await createRecoveryCodes();
        setCodes(outcome.ok ? outcome.value.recoveryCodes : undefined);
        return outcome.ok ? undefined : outcome;
      }),
    drop: () =>
      act('drop', async () => {
        const outcome = await deleteAuthenticator();
        if (!outcome.ok) {
          return outcome;
        }
        setCodes(undefined);
        toastDone(t('dropped'));
        return undefined;
      }),
  };
}
