import { useTranslations } from '@portal/i18n/react';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { Checkbox, type FormHandle } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBoot } from '../../../shared/site/site-facts.ts';
import { consentNeedQuery } from '../api/read-consent-need.ts';
import { TermsText } from './terms-text.tsx';

type Need = ReplyOf<Endpoints['readConsentNeed']>;

const nothing: Need = { age: null, terms: false };

export interface LateConsent {
  readonly ageConfirmed: boolean;
  readonly termsAccepted: boolean;
}

/** What the answer asks for; while it fails, what the site asks of everybody: no dead end. */
export function useConsentNeed(isForced: boolean): {
  readonly need: Need;
  readonly isPending: boolean;
} {
  const { data, isPending, isError } = useQuery({ ...consentNeedQuery, enabled: isForced });
  const { consents, minimumAge } = useBoot().register;
  const ofSite = {
    age: consents.ageConfirmed ? minimumAge : null,
    terms: consents.termsAccepted,
  };
  return {
    need: data ?? (isForced && isError ? ofSite : nothing),
    isPending: isForced && isPending,
  };
}

/** Only what was asked for and ticked. */
export function consentWords(need: Need, { ageConfirmed, termsAccepted }: LateConsent) {
  return {
    ...(need.age !== null && ageConfirmed && { ageConfirmed: true as const }),
    ...(need.terms && termsAccepted && { termsAccepted: true as const }),
  };
}

/** The boxes of an account that somebody else opened: its owner says age and yes to the terms. */
export function LateConsentFields(props: {
  readonly form: Pick<FormHandle<LateConsent>, 'field' | 'box'>;
  readonly need: Need;
}) {
  const t = useTranslations('registration');
  const { form, need } = props;
  const [areTermsOpen, setTermsOpen] = useState(false);
  return (
    <div className="grid gap-2">
      {need.age !== null && (
        <Checkbox
          label={t('consentAge', { age: need.age })}
          {...form.field('ageConfirmed')}
          {...form.box('ageConfirmed')}
        />
      )}
      {need.terms && (
        <div>
          <Checkbox
            label={t('consentTerms')}
            {...form.field('termsAccepted')}
            {...form.box('termsAccepted')}
          />{' '}
          <button
            type="button"
            className="min-h-8 text-14 font-semibold text-link underline"
            onClick={() => setTermsOpen(true)}
          >
            {t('readTerms')}
          </button>
          <TermsText isOpen={areTermsOpen} onClose={() => setTermsOpen(false)} />
        </div>
      )}
    </div>
  );
}
