import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, Input, Segmented, toastDone, useForm } from '@portal/ui';
import { useEffect, useState } from 'react';
import { captchaFields } from '../codes/captcha-fields.ts';
import { CaptchaField } from '../codes/captcha-field.tsx';
import { useFormWords } from '../forms/use-form-words.ts';
import { useLanding } from '../forms/use-landing.ts';
import { signedByPasskey } from '../passkeys/signed-by-passkey.ts';
import type { Place } from './api/read-place.ts';
import { sendPlaceCode } from './api/send-place-code.ts';
import { keepProven } from '../session/kept-facts.ts';
import { verifyPlaceByPasskey } from './api/verify-place-by-passkey.ts';
import { verifyPlace } from './api/verify-place.ts';
import { PlaceProof } from './place-proof.tsx';

type Kind = Place['ways'][number]['kind'];

const fields = {
  shown: ['code', 'payeeName'],
  places: { proof_incorrect: 'code', login_throttled: 'code' },
} as const;
/** Nothing was typed but the name. */
const signedFields = { shown: ['payeeName'], places: { proof_incorrect: 'payeeName' } } as const;

/** The dialog begins at the field (design-brief.md 3.8). */
const first = { 'data-first-focus': '' };

/** A code or a passkey, whichever the member has, and the payee's name where the site asks it. */
export function PlaceForm(props: {
  readonly place: Place;
  readonly onGiveUp: () => void;
  readonly onVerified: () => void;
}) {
  const { place, onGiveUp, onVerified } = props;
  const t = useTranslations('place');
  const turnedBack = useTranslations('passkeys')('turnedBack');
  const required = useTranslations('common.form')('required');
  const cancel = useTranslations('common.actions')('cancel');
  const words = useFormWords();
  const landing = useLanding();
  const [chosen, setChosen] = useState<Kind>();
  const [captchaTurn, setCaptchaTurn] = useState(0);
  useEffect(() => {
    // The ways arrive when the dialog has opened already.
    document.querySelector<HTMLElement>('dialog:modal [data-first-focus]')?.focus();
  }, []);
  const way = place.ways.find(({ kind }) => kind === chosen) ?? place.ways[0];
  const kind = way?.kind ?? 'sms';
  // Nothing can be typed: the dialog begins at its button.
  const isSigned = kind === 'passkey' && !place.asksPayeeName;
  const form = useForm({
    initial: { code: '', payeeName: '', captcha: '' },
    secrets: ['code', 'captcha'],
    checks: {
      code: (code) => (kind !== 'passkey' && code.trim() === '' ? required : undefined),
      payeeName: (name) => (place.asksPayeeName && name.trim() === '' ? required : undefined),
    },
    submit: async ({ code, payeeName }) => {
      const name = place.asksPayeeName ? { payeeName: payeeName.trim() } : {};
      const outcome =
        kind === 'passkey'
          ? await signedByPasskey('prove', (response) =>
              verifyPlaceByPasskey({ response, ...name }),
            )
          : await verifyPlace({ kind, code: code.trim(), ...name });
      if (outcome === undefined) {
        return { whole: turnedBack };
      }
      if (!outcome.ok) {
        return landing(outcome, kind === 'passkey' ? signedFields : fields);
      }
      keepProven();
      toastDone(t('done'));
      onVerified();
      return undefined;
    },
  });
  const send = async () => {
    if (kind !== 'sms' && kind !== 'email') {
      return undefined;
    }
    const outcome = await sendPlaceCode({ kind, ...captchaFields(form.values.captcha) });
    // The picture has been used, whatever came of it.
    if (captchaTurn > 0 || (!outcome.ok && outcome.data['captcha'] === true)) {
      setCaptchaTurn((turn) => turn + 1);
      form.set('captcha', '');
    }
    return outcome;
  };
  return (
    <Form
      form={form}
      words={words}
      actions={
        <>
          <Button onClick={onGiveUp}>{cancel}</Button>
          <Button type="submit" variant="primary" busy={form.isBusy} {...(isSigned && first)}>
            {t('submit')}
          </Button>
        </>
      }
    >
      {place.ways.length > 1 && (
        <Segmented
          label={t('by')}
          options={place.ways.map((row) => ({ value: row.kind, label: t(`kind.${row.kind}`) }))}
          value={kind}
          onChange={setChosen}
        />
      )}
      {captchaTurn > 0 && (
        <CaptchaField
          action="sms"
          reason="failures"
          attempt={captchaTurn - 1}
          {...form.field('captcha')}
          input={form.text('captcha')}
          onAnswer={(answer) => form.set('captcha', answer)}
        />
      )}
      <PlaceProof
        way={{ kind, shown: way?.shown ?? '' }}
        send={send}
        {...form.field('code')}
        input={{ ...form.text('code'), ...first }}
      />
      {place.asksPayeeName && (
        <Field label={t('payeeName')} hint={t('payeeHint')} isRequired {...form.field('payeeName')}>
          <Input
            {...form.text('payeeName')}
            {...(kind === 'passkey' && first)}
            autoComplete="name"
            maxLength={255}
          />
        </Field>
      )}
    </Form>
  );
}
