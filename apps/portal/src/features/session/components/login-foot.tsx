import { useTranslations } from '@portal/i18n/react';
import { ErrorText } from '@portal/ui';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { useSignIn } from '../hooks/use-sign-in.ts';
import { TryFree } from './try-free.tsx';

/** The ways to elsewhere below every login: a new account, and a trial where there is one. */
export function LoginFoot({ onRegister }: { readonly onRegister: () => void }) {
  const t = useTranslations('session.login');
  const failureText = useFailureText();
  const signing = useSignIn();
  const { refusal } = signing;
  return (
    <>
      {refusal !== undefined && <ErrorText>{failureText(refusal)}</ErrorText>}
      <p className="m-0 flex flex-wrap items-center justify-between gap-2 text-14 text-text-2">
        <span>
          {t('isNew')}{' '}
          <button type="button" className="min-h-11 font-semibold text-link" onClick={onRegister}>
            {t('register')}
          </button>
        </span>
        <TryFree signing={signing} />
      </p>
    </>
  );
}
