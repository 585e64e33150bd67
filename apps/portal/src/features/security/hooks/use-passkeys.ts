import { useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { toastDone } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { device } from '../../../shared/passkeys/device.ts';
import { createPasskey } from '../api/create-passkey.ts';
import { deletePasskey } from '../api/delete-passkey.ts';
import { startPasskey } from '../api/start-passkey.ts';
import { securityKeys } from '../security-keys.ts';

/** Makes passkeys on this device and takes them off the account. */
export function usePasskeys() {
  const t = useTranslations('passkeys');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  async function end(failure: Failure | undefined): Promise<void> {
    await queries.invalidateQueries({ queryKey: securityKeys.passkeys });
    setBusy(undefined);
    // Whoever would rather not prove who they are knows why nothing happened.
    const isKnown = failure === undefined || failure.code === 'step_up_required';
    setRefusal(isKnown ? undefined : failureText(failure));
  }

  async function bind(): Promise<void> {
    setBusy('new');
    const started = await startPasskey();
    if (!started.ok) {
      await end(started);
      return;
    }
    const response = await device.make(started.value.options);
    if (response === undefined) {
      await end(undefined);
      setRefusal(t('turnedBack'));
      return;
    }
    const outcome = await createPasskey({ name: t('newName'), response });
    await end(outcome.ok ? undefined : outcome);
    if (outcome.ok) {
      toastDone(t('bound'));
    }
  }

  async function drop(id: string): Promise<void> {
    setBusy(id);
    const outcome = await deletePasskey(id);
    await end(outcome.ok ? undefined : outcome);
    if (outcome.ok) {
      toastDone(t('dropped'));
    }
  }

  return { busy, refusal, bind, drop };
}
