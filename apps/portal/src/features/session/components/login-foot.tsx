import { useTranslations } from '@portal/i18n/react';
import { isSwitchedOn } from '@portal/protocol';
import { Button, ErrorText } from '@portal/ui';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { useBoot } from '../../../shared/site/site-facts.ts';
import { tryFree } from '../sign-in.ts';
import { useSignIn } from '../hooks/use-sign-in.ts';
import { TrialAgeDialog } from './trial-age-dialog.tsx';

/** The ways to elsewhere below every login: a new account, and a trial where there is one. */
export function LoginFoot({ onRegister }: { readonly onRegister: () => void }) {
  const t = useTranslations('session.login');
  const failureText = useFailureText();
  const { whitelabel } = useBoot();
  const { isBusy, refusal, run } = useSignIn();
  const [isAgeAsked, setAgeAsked] = useState(false);
  return (
    <>
      {refusal !== undefined && <ErrorText>{failureText(refusal)}</ErrorText>}
      <p className="flex flex-wrap items-center justify-between gap-2 text-14 text-text-2">
        <span>
          {t('isNew')}{' '}
          <button type="button" className="min-h-11 font-semibold text-link" onClick={onRegister}>
            {t('register')}
          </button>
        </span>
        {isSwitchedOn(whitelabel, 'FREEPLAY3') && (
          <Button variant="ghost" busy={isBusy} onClick={() => setAgeAsked(true)}>
            {t('tryFree')}
          </Button>
        )}
      </p>
      {isAgeAsked && (
        <TrialAgeDialog
          onCancel={() => setAgeAsked(false)}
          onConfirm={() => {
            setAgeAsked(false);
            void run(tryFree);
          }}
        />
      )}
    </>
  );
}
