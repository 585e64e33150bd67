import { useTranslations } from '@portal/i18n/react';
import { Button, ErrorText, LockIcon } from '@portal/ui';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { device } from '../../../shared/passkeys/device.ts';
import { signedByPasskey } from '../../../shared/passkeys/signed-by-passkey.ts';
import { useSignIn } from '../hooks/use-sign-in.ts';
import { signInByPasskey } from '../sign-in.ts';

/** Login without a name and a password; nothing where the browser knows no passkeys. */
export function PasskeyWay() {
  const t = useTranslations('passkeys');
  const failureText = useFailureText();
  const { run } = useSignIn();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  if (!device.isThere()) {
    return null;
  }

  async function enter(): Promise<void> {
    setBusy(true);
    setRefusal(undefined);
    const outcome = await signedByPasskey('login', (response) =>
      run(() => signInByPasskey(response)),
    );
    setBusy(false);
    if (outcome === undefined) {
      setRefusal(t('turnedBack'));
    } else if (!outcome.ok) {
      setRefusal(failureText(outcome));
    }
  }

  return (
    <div data-ux="M-02-passkey" className="mt-2 grid gap-2">
      <Button size="touch" block busy={isBusy} onClick={() => void enter()}>
        <LockIcon />
        {t('logIn')}
      </Button>
      {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
    </div>
  );
}
