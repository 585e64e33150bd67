import { useTranslations } from '@portal/i18n/react';
import type { Endpoints } from '@portal/protocol';
import type { Outcome } from '@portal/protocol/client';
import { useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calmCaptcha } from '../codes/calm-captcha.ts';
import { captchaFields } from '../codes/captcha-fields.ts';
import { useLanding } from '../forms/use-landing.ts';
import { moneyMoved } from '../money/money-moved.ts';
import { useMoneyCall } from '../money/use-money-call.ts';

export interface Opened {
  readonly giftAmount: string;
  readonly currency: string;
}

/** What opens a packet: of a rain, or of the agent above. */
type OpeningCall = Endpoints['openEnvelope'] | Endpoints['openTeamEnvelope'];
type OpeningBody = ReturnType<typeof captchaFields>;

const shown = ['captcha'] as const;
const places = {
  captcha_required: 'captcha',
  captcha_incorrect: 'captcha',
  captcha_unreachable: 'captcha',
} as const;

/**
 * Opens a packet; whatever the server says, its list is read again. Who pressed in vain for long is
 * asked for a captcha (D6).
 */
export function usePacketOpening(packet: {
  readonly queryKey: readonly string[];
  readonly open: (body: OpeningBody, key: string) => Promise<Outcome<OpeningCall>>;
  readonly onOpened: (gift: Opened) => void;
}) {
  const { queryKey, open, onOpened } = packet;
  const queries = useQueryClient();
  const landing = useLanding();
  const required = useTranslations('common.form')('required');
  const [captchaTurn, setCaptchaTurn] = useState(0);
  const isAsked = captchaTurn > 0;
  const send = useMoneyCall(open);
  const form = useForm({
    initial: { captcha: '' },
    checks: {
      captcha: isAsked ? (text) => (text.trim() === '' ? required : undefined) : undefined,
    },
    submit: async ({ captcha }) => {
      const outcome = await send(captchaFields(captcha));
      void queries.invalidateQueries({ queryKey });
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
      onOpened(outcome.value);
      moneyMoved(queries);
      return undefined;
    },
  });
  return { form, captchaTurn };
}
