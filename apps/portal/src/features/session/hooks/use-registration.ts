import { useTranslations } from '@portal/i18n/react';
import { rulesOfShape, type RegistrationShape } from '@portal/protocol';
import { useForm, type Landing } from '@portal/ui';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { calmCaptcha } from '../../../shared/codes/calm-captcha.ts';
import { usePhoneCheck } from '../../../shared/phone/use-phone-check.ts';
import { checkTyped, openInvited } from '../open-invited.ts';
import type { RegisterSettings } from '../../../shared/registration/registration-problems.ts';
import {
  emptyRegistration,
  registrationChecks,
  registrationOf,
  registrationSecrets,
  type RegistrationValues,
} from '../registration-values.ts';
import { useInvitation } from './use-invitation.ts';
import { useFuturePassword } from './use-future-password.ts';
import { useProblemText } from '../../../shared/registration/use-problem-text.ts';
import { useNumberProof } from './use-firebase-numbers.ts';
import { useLinkCode } from './use-link-code.ts';
import { useRegistrationRefusal } from './use-registration-refusal.ts';
import { asksCaptcha, useSignIn } from './use-sign-in.ts';

type Outcome = Landing<RegistrationValues> | undefined;

/** The form of a registration, the settings that it follows, and what its refusals lead to. */
export function useRegistration(
  published: RegisterSettings,
  shape: RegistrationShape,
  socialTicket?: string,
) {
  const invitation = useInvitation(published);
  const settings = rulesOfShape(invitation.settings, shape);
  const [resets, setResets] = useState(0);
  const { attempt, hasCaptcha, renew, renewShown } = useCaptchaTurns(settings);
  const password = useFuturePassword(shape);
  const checkWords = useCheckWords(password.weak);
  const { badCode, forgetBadCode, refused } = useRegistrationRefusal(invitation, settings, shape);
  const registerUrl = useRegisterUrl();
  const { run } = useSignIn();
  const proveNumber = useNumberProof(shape);
  const form = useForm<RegistrationValues>({
    initial: emptyRegistration,
    keptAs: `register-${shape.by}`,
    secrets: registrationSecrets,
    checks: registrationChecks(settings, { shape, hasCaptcha }, checkWords),
    submit,
  });
  const ofLink = useLinkCode(invitation, form);

  async function submit(values: RegistrationValues): Promise<Outcome> {
    const proof = await proveNumber(values);
    if (!proof.ok) {
      return refused(proof);
    }
    const sent = registrationOf(values, settings, { shape, registerUrl, socialTicket });
    const wrong = await checkTyped(invitation.codes, sent);
    if (wrong !== undefined) {
      return refused(wrong);
    }
    const outcome = await run(() => openInvited(invitation.codes, { ...sent, ...proof.fields }));
    if (outcome.ok || (!hasCaptcha && !asksCaptcha(outcome))) {
      return outcome.ok ? undefined : refused(outcome);
    }
    renew();
    form.set('captcha', '');
    return calmCaptcha(refused(outcome), outcome.code, hasCaptcha);
  }

  return {
    form,
    settings,
    hasCaptcha,
    attempt,
    ...password.of(form.values),
    ...ofLink,
    /** How often the form was emptied: what has a state of its own begins anew. */
    resets,
    reset: () => {
      form.reset();
      setResets((count) => count + 1);
      renewShown();
    },
    badCode,
    correctCode: () => {
      forgetBadCode();
      form.point('affiliateCode');
    },
    sendWithoutCode: () => {
      forgetBadCode();
      form.set('affiliateCode', '');
      void form.send((values) => submit({ ...values, affiliateCode: '' }));
    },
  };
}

/**
 * How many captchas were used: one by every call, whatever else was wrong. After the first refusal
 * that asks for one it is shown for good.
 */
function useCaptchaTurns({ captcha }: Pick<RegisterSettings, 'captcha'>) {
  const [attempt, setAttempt] = useState(0);
  const hasCaptcha = captcha === 'always' || attempt > 0;
  const renew = () => setAttempt((count) => count + 1);
  return { attempt, hasCaptcha, renew, renewShown: () => hasCaptcha && renew() };
}

function useRegisterUrl(): string {
  const { href } = useRouter().buildLocation({ to: '/register' });
  return new URL(href, location.origin).href;
}

function useCheckWords(weak: (values: RegistrationValues) => string | undefined) {
  const t = useTranslations('registration');
  const code = useTranslations('session.code')('missing');
  return {
    weak,
    problem: useProblemText(),
    phone: usePhoneCheck(),
    captcha: t('captchaRequired'),
    code,
    consent: t('consentRequired'),
  };
}
