import { useTranslations } from '@portal/i18n/react';
import { rulesOfShape, type RegistrationShape } from '@portal/protocol';
import { useForm, type Landing } from '@portal/ui';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { usePhoneCheck } from '../../../shared/phone/use-phone-check.ts';
import { openInvited } from '../open-invited.ts';
import { faultOf, type RegisterSettings } from '../registration-problems.ts';
import {
  emptyRegistration,
  registrationChecks,
  registrationOf,
  registrationSecrets,
  ruledFields,
  type RegistrationValues,
} from '../registration-values.ts';
import { useInvitation } from './use-invitation.ts';
import { useProblemText } from './use-problem-text.ts';
import { useNumberProof } from './use-firebase-numbers.ts';
import { asksCaptcha, useSignIn } from './use-sign-in.ts';

/** The fields that codes and faults of the server are about. */
const places = {
  username_taken: 'username',
  mobile_taken: 'mobileNum',
  'auth/missing-phone-number': 'mobileNum',
  'auth/invalid-phone-number': 'mobileNum',
  'auth/missing-verification-code': 'verificationCode',
  'auth/invalid-verification-code': 'verificationCode',
  'auth/code-expired': 'verificationCode',
  password_weak: 'password',
  captcha_required: 'captcha',
  captcha_incorrect: 'captcha',
  captcha_unreachable: 'captcha',
  invitation_code_error: 'affiliateCode',
  ageConfirmed: 'consent',
  termsAccepted: 'consent',
} as const;
type Outcome = Landing<RegistrationValues> | undefined;
type Name = keyof RegistrationValues;
const ownFields = ['confirmPassword', 'verificationCode', 'captcha', 'consent'] as const;

/** Whoever registers by a number has it as their name. */
function placesOf({ by }: RegistrationShape) {
  return by === 'mobile' ? { ...places, username_taken: 'mobileNum' as const } : places;
}

/** The form of a registration, the settings that it follows, and what its refusals lead to. */
export function useRegistration(
  published: RegisterSettings,
  shape: RegistrationShape,
  socialTicket?: string,
) {
  const { settings: invited, codes, refusal: invitationRefusal } = useInvitation(published);
  const settings = rulesOfShape(invited, shape);
  const [attempt, setAttempt] = useState(0);
  const [badCode, setBadCode] = useState<string>();
  const hasCaptcha = settings.captcha === 'always' || attempt > 0;
  const checkWords = useCheckWords();
  const problemText = useProblemText();
  const failureText = useFailureText();
  const landing = useLanding();
  const registerUrl = useRegisterUrl();
  const ticket = socialTicket === undefined ? {} : { socialTicket };
  const { run } = useSignIn();
  const proveNumber = useNumberProof(shape);
  const form = useForm<RegistrationValues>({
    initial: emptyRegistration,
    keptAs: `register-${shape.by}`,
    secrets: registrationSecrets,
    checks: registrationChecks(settings, { shape, hasCaptcha }, checkWords),
    submit,
  });

  async function submit(values: RegistrationValues): Promise<Outcome> {
    const proof = await proveNumber(values);
    if (!proof.ok) {
      return landing<Name>(proof, { shown: ownFields, places });
    }
    const typed = registrationOf(values, settings, { shape, registerUrl });
    const outcome = await run(() => openInvited(codes, { ...typed, ...proof.fields, ...ticket }));
    if (outcome.ok) {
      return undefined;
    }
    if (outcome.code === 'invitation_code_error') {
      setBadCode(failureText(outcome));
    }
    if (asksCaptcha(outcome)) {
      setAttempt((count) => count + 1);
      form.set('captcha', '');
    }
    return landing<Name>(outcome, {
      shown: [...ruledFields(settings), ...ownFields],
      places: placesOf(shape),
      faultText: (name, rule) => problemText(faultOf(settings, name, rule)),
    });
  }

  return {
    form,
    settings,
    hasCaptcha,
    attempt,
    invitationRefusal,
    /** What the server said of a typed code; undefined once somebody has chosen what to do. */
    badCode,
    correctCode: () => {
      setBadCode(undefined);
      form.point('affiliateCode');
    },
    sendWithoutCode: () => {
      setBadCode(undefined);
      form.set('affiliateCode', '');
      void form.send((values) => submit({ ...values, affiliateCode: '' }));
    },
  };
}

function useRegisterUrl(): string {
  const { href } = useRouter().buildLocation({ to: '/register' });
  return new URL(href, location.origin).href;
}

function useCheckWords() {
  const t = useTranslations('registration');
  const code = useTranslations('session.code')('missing');
  return {
    problem: useProblemText(),
    phone: usePhoneCheck(),
    captcha: t('captchaRequired'),
    code,
    consent: t('consentRequired'),
  };
}
