import { useTranslations } from '@portal/i18n/react';
import type { MemberProof } from '@portal/protocol';
import { Field, Input, PasswordInput, Segmented } from '@portal/ui';
import type { ComponentProps, ReactNode } from 'react';
import { AppCodeInput } from '../codes/app-code-input.tsx';

/** How somebody proves who they are: by the app, a code that was written down, or the password. */
export function ProofFields<Kind extends MemberProof>(props: {
  readonly kinds: readonly Kind[];
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
  readonly error: string | undefined;
  readonly input: ComponentProps<'input'>;
  /** The field of a code that is sent, where one is offered. */
  readonly sms?: ReactNode;
}) {
  const { kinds, kind, error, input, sms } = props;
  const t = useTranslations('proof');
  const wordOf = (value: MemberProof) => t(`kind.${value}`);
  const shown: MemberProof = kind;
  return (
    <>
      {kinds.length > 1 && (
        <Segmented
          label={t('by')}
          options={kinds.map((value) => ({ value, label: wordOf(value) }))}
          value={kind}
          onChange={props.onKind}
        />
      )}
      {shown === 'sms' ? (
        sms
      ) : (
        <Field label={t(`label.${shown}`)} isRequired hint={t(`hint.${shown}`)} error={error}>
          {kind === 'password' ? (
            <SecretInput input={input} />
          ) : kind === 'authenticator' ? (
            <AppCodeInput {...input} />
          ) : (
            <Input
              {...input}
              autoComplete="one-time-code"
              inputMode="text"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              maxLength={40}
            />
          )}
        </Field>
      )}
    </>
  );
}

function SecretInput({ input }: { readonly input: ComponentProps<'input'> }) {
  const t = useTranslations('ui.password');
  const labels = { show: t('show'), hide: t('hide'), capsLock: t('capsLock') };
  return (
    <PasswordInput {...input} labels={labels} autoComplete="current-password" maxLength={256} />
  );
}
