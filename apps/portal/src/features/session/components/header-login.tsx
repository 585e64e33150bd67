import { useTranslations } from '@portal/i18n/react';
import { offeredWays } from '@portal/protocol';
import { Button } from '@portal/ui';
import { useState, type SubmitEvent } from 'react';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useBoot } from '../../../shared/site/site-facts.ts';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { useMedia } from '../../../shared/device/media.ts';
import { signIn } from '../sign-in.ts';
import { asksCaptcha, asksFactor, useSignIn } from '../hooks/use-sign-in.ts';

const fieldLook =
  'h-10 w-34 rounded-control border border-line-strong bg-s2 px-3 text-14 placeholder:text-text-3';

/**
 * The end of the header for visitors: the login form from 1180 px, two buttons on narrower screens
 * and where nobody logs in by a password (S-06, S-07).
 */
export function HeaderLogin() {
  const t = useTranslations('session.login');
  const isWide = useMedia('isWide');
  const { system, whitelabel } = useBoot();
  const hasForm = isWide && offeredWays(system.info.signIn, whitelabel).username;
  const show = useDialogs((state) => state.show);
  return (
    <>
      {hasForm ? (
        <InlineForm />
      ) : (
        <Button
          size={isWide ? 'default' : 'small'}
          variant={isWide ? 'primary' : 'secondary'}
          onClick={() => {
            show('login');
          }}
        >
          {t('submitShort')}
        </Button>
      )}
      <Button
        data-ux="S-07"
        size={isWide ? 'default' : 'small'}
        variant={isWide ? 'secondary' : 'primary'}
        onClick={() => {
          show('register');
        }}
      >
        {isWide ? t('register') : t('join')}
      </Button>
    </>
  );
}

function InlineForm() {
  const t = useTranslations('session.login');
  const failureText = useFailureText();
  const show = useDialogs((state) => state.show);
  const { isBusy, refusal, run } = useSignIn();
  const [isEmpty, setEmpty] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const username = textOf(form.get('username')).trim();
    const password = textOf(form.get('password'));
    const isMissing = username === '' || password === '';
    setEmpty(isMissing);
    if (isMissing) {
      return;
    }
    const outcome = await run(() => signIn({ username, password }));
    if (!outcome.ok && (asksCaptcha(outcome) || asksFactor(outcome) !== false)) {
      const asked = { isCaptchaAsked: asksCaptcha(outcome), factors: asksFactor(outcome) };
      show('login', { username, password, ...asked });
    }
  };
  return (
    <form
      data-ux="S-06"
      noValidate
      aria-label={t('title')}
      className="relative flex items-center gap-2"
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      <input
        name="username"
        aria-label={t('username')}
        placeholder={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        className={fieldLook}
      />
      <input
        name="password"
        type="password"
        aria-label={t('password')}
        placeholder={t('password')}
        autoComplete="current-password"
        maxLength={256}
        className={fieldLook}
      />
      <Button type="submit" variant="primary" busy={isBusy}>
        {t('submit')}
      </Button>
      <p role="alert" className="absolute start-0 top-full truncate text-12 leading-3 text-bad">
        {isEmpty ? t('missing') : refusal !== undefined ? failureText(refusal) : ''}
      </p>
    </form>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
