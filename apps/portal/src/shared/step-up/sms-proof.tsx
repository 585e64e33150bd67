import { useTranslations } from '@portal/i18n/react';
import type { FormHandle } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CaptchaField } from '../codes/captcha-field.tsx';
import { captchaFields } from '../codes/captcha-fields.ts';
import { CodeField } from '../codes/code-field.tsx';
import { placeQuery } from '../place/api/read-place.ts';
import { sendPlaceCode } from '../place/api/send-place-code.ts';

interface Values {
  readonly proof: string;
  readonly captcha: string;
}

/** The dialog begins at the field (design-brief.md 3.8). */
const firstFocus = { 'data-first-focus': '' };

/** A code to the number that the member has proven, for whoever has no password to type. */
export function SmsProof({ form }: { readonly form: FormHandle<Values> }) {
  const t = useTranslations('proof');
  const { data } = useQuery(placeQuery);
  const [captchaTurn, setCaptchaTurn] = useState(0);
  const shown = data?.ways.find(({ kind }) => kind === 'sms')?.shown;
  const send = async () => {
    const captcha = captchaFields(form.values.captcha);
    const outcome = await sendPlaceCode({ kind: 'sms', purpose: 'step_up', ...captcha });
    // The picture has been used, whatever came of it.
    if (captchaTurn > 0 || (!outcome.ok && outcome.data['captcha'] === true)) {
      setCaptchaTurn((turn) => turn + 1);
      form.set('captcha', '');
    }
    return outcome;
  };
  return (
    <>
      <p className="m-0 text-14">
        {shown === undefined ? t('hint.sms') : t('sendsTo', { shown: `\u2066${shown}\u2069` })}
      </p>
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
      <CodeField
        purpose="place-sms"
        send={send}
        {...form.field('proof')}
        input={{ ...form.text('proof'), ...firstFocus }}
      />
    </>
  );
}
