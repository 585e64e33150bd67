import { useTranslations } from '@portal/i18n/react';
import { type MemberProof, memberProofs, type StepUpKind } from '@portal/protocol';
import { Button, Form, useForm } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { useFormWords } from '../forms/use-form-words.ts';
import { useLanding } from '../forms/use-landing.ts';
import { stepUp } from './api/step-up.ts';
import { PasskeyProof } from './passkey-proof.tsx';
import { ProofFields } from './proof-fields.tsx';
import { SmsProof } from './sms-proof.tsx';

const fields = {
  shown: ['proof'],
  places: { proof_incorrect: 'proof', login_throttled: 'proof' },
} as const;
/** The dialog begins at the field (design-brief.md 3.8). */
const firstFocus = { 'data-first-focus': '' };

/**
 * A code, or where no second factor is bound the password or a code by SMS; the server judges it.
 * Whoever has nothing but a passkey finds nothing to type.
 */
export function ProofForm(props: {
  readonly kinds: readonly StepUpKind[];
  readonly submitLabel: string;
  readonly other: ReactNode;
  readonly onProven: () => void;
}) {
  const { kinds: offered, onProven } = props;
  const kinds = memberProofs.filter((kind) => offered.includes(kind));
  const required = useTranslations('common.form')('required');
  const words = useFormWords();
  const landing = useLanding();
  const [chosen, setChosen] = useState<MemberProof>();
  const kind = chosen ?? kinds[0] ?? 'password';
  const form = useForm({
    initial: { proof: '', captcha: '' },
    secrets: ['proof', 'captcha'],
    checks: { proof: (proof) => (proof.trim() === '' ? required : undefined) },
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
      actions={
        <>
          {props.other}
          {kinds.length > 0 && (
            <Button type="submit" variant="primary" busy={form.isBusy}>
              {props.submitLabel}
            </Button>
          )}
        </>
      }
    >
      {offered.includes('passkey') && (
        <PasskeyProof isFirst={kinds.length === 0} onProven={onProven} />
      )}
      {kinds.length > 0 && (
        <ProofFields
          kinds={kinds}
          kind={kind}
          onKind={setChosen}
          {...form.field('proof')}
          input={{ ...form.text('proof'), ...firstFocus }}
          sms={<SmsProof form={form} />}
        />
      )}
    </Form>
  );
}
