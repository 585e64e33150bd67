import { useTranslations } from '@portal/i18n/react';
import { offeredWays } from '@portal/protocol';
import { Button, classNames, Input, PasswordInput } from '@portal/ui';
import { useState, type SubmitEvent } from 'react';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useBoot } from '../../../shared/site/site-facts.ts';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { useMedia } from '../../../shared/device/media.ts';
import { signIn } from '../sign-in.ts';
import { usePasswordLabels } from '../hooks/use-password-labels.ts';
import { asksCaptcha, asksFactor, useSignIn } from '../hooks/use-sign-in.ts';
import { TryFree } from './try-free.tsx';

/** The words of a field stand in it, because the band has one line. */
const fieldLook = 'relative w-38 [&_input]:text-14 [&_input]:placeholder:text-text-3';

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
  const signing = useSignIn();
  return (
    <>
      {hasForm ? (
        <InlineForm signing={signing} />
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
      {/* The band of a smaller screen has no room for it; there it stands under every login. */}
      {isWide && <TryFree signing={signing} className="max-xl:hidden" />}
    </>
  );
}

function InlineForm({ signing }: { readonly signing: ReturnType<typeof useSignIn> }) {
  const t = useTranslations('session.login');
  const failureText = useFailureText();
  const show = useDialogs((state) => state.show);
  const labels = usePasswordLabels();
  const { isBusy, refusal, run, forget } = signing;
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
  const text = isEmpty ? t('missing') : refusal !== undefined ? failureText(refusal) : '';
  return (
    <form
      data-ux="S-06"
      noValidate
      aria-label={t('title')}
      className="relative flex items-center gap-2"
      onSubmit={(event) => {
        void submit(event);
      }}
      onChange={() => {
        // What was said is about what stood there before.
        setEmpty(false);
        forget();
      }}
    >
      <Input
        name="username"
        aria-label={t('username')}
        placeholder={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        className={fieldLook}
      />
      <span className={fieldLook}>
        <PasswordInput
          name="password"
          labels={labels}
          aria-label={t('password')}
          placeholder={t('password')}
          maxLength={256}
        />
      </span>
      <Button type="submit" variant="primary" busy={isBusy}>
        {t('submit')}
      </Button>
      {/* Above the bar of categories: between the fields and the edge no line has room. */}
      <p
        role="alert"
        className={classNames(
          'absolute start-0 top-full z-10 mt-2 max-w-96 rounded-control text-13 text-bad',
          text !== '' && 'border border-line-strong bg-s1 px-3 py-1.5 shadow-lg',
        )}
      >
        {text}
      </p>
    </form>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
