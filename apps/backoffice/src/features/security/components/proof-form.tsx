import { useTranslations } from '@portal/i18n/react';
import { type StepUpKind, type TypedProof, typedProofs } from '@portal/protocol';
import { Button, Field, Form, Input, PasswordInput, Segmented, useForm } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { stepUp } from '../api/step-up.ts';
import { PasskeyProof } from './passkey-proof.tsx';

const fields = {
  shown: ['proof'],
  places: { proof_incorrect: 'proof', login_throttled: 'proof' },
} as const;

/**
 * A passkey, a code, or the password where no second factor is bound; the server judges it. Who has
 * a passkey alone types nothing.
 */
export function ProofForm(props: Parameters<typeof TypedForm>[0]) {
  const { kinds, other, onProven } = props;
  const hasTyped = typedProofs.some((kind) => kinds.includes(kind));
  return (
    <div className="grid gap-3">
      {kinds.includes('passkey') && <PasskeyProof onProven={onProven} />}
      {hasTyped ? <TypedForm {...props} /> : other}
    </div>
  );
}

function TypedForm(props: {
  readonly kinds: readonly StepUpKind[];
  readonly submitLabel: string;
  readonly other?: ReactNode;
  readonly onProven: () => void;
}) {
  const { kinds: offered, onProven } = props;
  const kinds = typedProofs.filter((kind) => offered.includes(kind));
  const t = useTranslations('desk-security.proof');
  const common = useTranslations('common.form');
  const words = useFormWords();
  const landing = useLanding();
  const [chosen, setChosen] = useState<TypedProof>();
  const kind = chosen ?? kinds[0] ?? 'password';
  const form = useForm({
    initial: { proof: '' },
    checks: { proof: (proof) => (proof.trim() === '' ? common('required') : undefined) },
    submit: async ({ proof }) => {
      const outcome = await stepUp({ kind, proof: kind === 'password' ? proof : proof.trim() });
      if (!outcome.ok) {
        return landing(outcome, fields);
      }
      onProven();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      isFleeting
      actions={
        <>
          {props.other}
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {props.submitLabel}
          </Button>
        </>
      }
    >
      {kinds.length > 1 && (
        <Segmented
          label={t('by')}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={kind}
          onChange={setChosen}
        />
      )}
      <Field label={t(`label.${kind}`)} hint={t(`hint.${kind}`)} {...form.field('proof')}>
        {kind === 'password' ? (
          <PasswordProof form={form} />
        ) : (
          <CodeProof form={form} kind={kind} />
        )}
      </Field>
    </Form>
  );
}

type ProofHandle = ReturnType<typeof useForm<{ readonly proof: string }>>;

function PasswordProof({ form }: { readonly form: ProofHandle }) {
  const ui = useTranslations('ui.password');
  return (
    <PasswordInput
      {...form.text('proof')}
      autoComplete="current-password"
      maxLength={256}
      labels={{ show: ui('show'), hide: ui('hide'), capsLock: ui('capsLock') }}
    />
  );
}

function CodeProof(props: { readonly form: ProofHandle; readonly kind: TypedProof }) {
  return (
    <Input
      {...props.form.text('proof')}
      autoComplete="one-time-code"
      inputMode={props.kind === 'authenticator' ? 'numeric' : 'text'}
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      maxLength={40}
    />
  );
}
