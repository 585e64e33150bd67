import { useTranslations } from '@portal/i18n/react';
import { isSwitchedOn } from '@portal/protocol';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { useBoot } from '../../../shared/site/site-facts.ts';
import type { useSignIn } from '../hooks/use-sign-in.ts';
import { tryFree } from '../sign-in.ts';
import { TrialAgeDialog } from './trial-age-dialog.tsx';

/** The way to a trial, after the age was asked; absent where the site has none (FREEPLAY3). */
export function TryFree(props: {
  readonly signing: Pick<ReturnType<typeof useSignIn>, 'isBusy' | 'run'>;
  readonly className?: string;
}) {
  const { isBusy, run } = props.signing;
  const t = useTranslations('session.login');
  const { whitelabel } = useBoot();
  const [isAgeAsked, setAgeAsked] = useState(false);
  if (!isSwitchedOn(whitelabel, 'FREEPLAY3')) {
    return null;
  }
  return (
    <>
      <Button
        variant="ghost"
        className={props.className}
        busy={isBusy}
        onClick={() => setAgeAsked(true)}
      >
        {t('tryFree')}
      </Button>
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
