import { useTranslations } from '@portal/i18n/react';
import { acceptedPatterns } from '@portal/protocol';
import { useForm } from '@portal/ui';
import { useState } from 'react';
import { calmCaptcha } from '../../../shared/codes/calm-captcha.ts';
import { captchaFields } from '../../../shared/codes/captcha-fields.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import type { HelpCenter } from '../../../shared/site/api/read-help.ts';
import { sendVisitorFeedback } from '../api/send-visitor-feedback.ts';
import { useMessageChecks } from './use-message-checks.ts';
import { useVisitorCaptcha } from './use-visitor-captcha.ts';

export interface SentMessage {
  readonly id: string;
  readonly email: string;
}

const shown = ['name', 'email', 'questionType', 'content', 'captcha'] as const;
const places = {
  captcha_required: 'captcha',
  captcha_incorrect: 'captcha',
  captcha_unreachable: 'captcha',
} as const;
const emailPattern = new RegExp(acceptedPatterns.email, 'u');

/** The form of somebody without an account, the captcha that it may need, and what was sent. */
export function useVisitorForm(rule: HelpCenter['feedback']) {
  const t = useTranslations('service');
  const landing = useLanding();
  const required = useTranslations('common.form')('required');
  const captcha = useVisitorCaptcha();
  const [sent, setSent] = useState<SentMessage>();
  const [first = 'other'] = rule.questionTypes;
  const form = useForm({
    initial: { name: '', email: '', questionType: first, content: '', captcha: '' },
    keptAs: 'service-visitor',
    secrets: ['captcha'],
    checks: {
      ...useMessageChecks(rule),
      name: (name) => (name.trim() === '' ? required : undefined),
      email: (email) => (emailPattern.test(email.trim()) ? undefined : t('emailWrong')),
      captcha: captcha.isAsked
        ? (answer) => (answer.trim() === '' ? t('captchaWrong') : undefined)
        : undefined,
    },
    submit: async ({ captcha: answer, ...message }) => {
      const email = message.email.trim();
      const body = { ...message, email, name: message.name.trim(), ...captchaFields(answer) };
      const outcome = await sendVisitorFeedback({ body });
      // The captcha has been used, whatever came of it.
      captcha.use(outcome);
      form.set('captcha', '');
      if (!outcome.ok) {
        const landed = landing(outcome, { shown, places });
        const isAsked = captcha.isAsked || outcome.data['captcha'] === true;
        return isAsked ? calmCaptcha(landed, outcome.code, captcha.isAsked) : landed;
      }
      setSent({ id: outcome.value.id, email });
      form.reset();
      return undefined;
    },
  });
  return { form, captcha, sent, again: () => setSent(undefined) };
}
