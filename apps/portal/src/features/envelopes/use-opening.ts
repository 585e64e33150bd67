import { useTranslations } from '@portal/i18n/react';
import type { SentBodyOf } from '@portal/protocol';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calmCaptcha } from '../../shared/codes/calm-captcha.ts';
import { captchaFields } from '../../shared/codes/captcha-fields.ts';
import { useLanding } from '../../shared/forms/use-landing.ts';
import { moneyMoved } from '../../shared/money/money-moved.ts';
import { useMoneyCall } from '../../shared/money/use-money-call.ts';
import { openEnvelope } from './api/open-envelope.ts';

export interface Opened {
  readonly giftAmount: string;
  readonly currency: string;
}

const shown = ['captcha'] as const;
const places = {
  captcha_required: 'captcha',
  captcha_incorrect: 'captcha',
  captcha_unreachable: 'captcha',
} as const;

/**
 * Opens a packet of one rain; whatever the server says, the list is read again. Who pressed in vain
 * for long is asked for a captcha (D6).
 */
export function useOpening(id: string) {
  const queries = useQueryClient();
  const landing = useLanding();
  const required = useTranslations('common.form')('required');
  const [captchaTurn, setCaptchaTurn] = useState(0);
  const [opened, setOpened] = useState<Opened>();
  const isAsked = captchaTurn > 0;
  const send = useMoneyCall((body: SentBodyOf<Endpoints['openEnvelope']>, key) =>
    openEnvelope({ params: { id }, body, key }),
  );
  const form = useForm({
    initial: { captcha: '' },
    checks: {
      captcha: isAsked ? (text) => (text.trim() === '' ? required : undefined) : undefined,
    },
    submit: async ({ captcha }) => {
      const outcome = await send(captchaFields(captcha));
      void queries.invalidateQueries({ queryKey: ['envelopes'] });
      if (!outcome.ok && outcome.code === 'envelope_pace') {
        return landing(outcome, { shown });
      }
      // A captcha was used, whatever came of it; the next call needs one if the answer says so.
      form.set('captcha', '');
      if (!outcome.ok) {
        const isNext = outcome.data['captcha'] === true;
        setCaptchaTurn((turn) => (isNext ? turn + 1 : 0));
        const landed = landing(outcome, { shown, places });
        return isNext ? calmCaptcha(landed, outcome.code, isAsked) : landed;
      }
      setCaptchaTurn(0);
      setOpened(outcome.value);
      moneyMoved(queries);
      return undefined;
    },
  });
  return { form, captchaTurn, opened, forget: () => setOpened(undefined) };
}
