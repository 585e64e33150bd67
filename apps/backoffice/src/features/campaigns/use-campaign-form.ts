import { locales } from '@portal/i18n';
import { useTranslations } from '@portal/i18n/react';
import { mostCampaignDays } from '@portal/protocol';
import { toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import { auditKeys } from '../../shared/audit-keys.ts';
import { queryClient } from '../../shared/query-client.ts';
import { useReasonCheck } from '../../shared/reason-field.tsx';
import { useLanding } from '../../shared/use-landing.ts';
import { createCampaign } from './api/create-campaign.ts';
import {
  campaignBody,
  type CampaignDraft,
  emptyCampaign,
  isSegmentField,
} from './campaign-draft.ts';

export const campaignFields = [
  ...locales.flatMap((locale) => [`title-${locale}`, `text-${locale}`] as const),
  'readers',
  'leastRank',
  'countries',
  'agent',
  'seenWithinDays',
  'awayForDays',
  'consent',
  'sendAt',
  'reason',
] as const;
export const campaignPlaces = { campaign_agent: 'agent' } as const;

/** A new campaign; the key of its form makes a second press the same one. */
export function useCampaignForm(onDone: () => void) {
  const t = useTranslations('desk-campaigns.form');
  const landing = useLanding();
  const reason = useReasonCheck();
  const [formKey] = useState(() => crypto.randomUUID());
  const needed = (text: string) => (text.trim() === '' ? t('needed') : undefined);
  const daysWrong = t('daysWrong', { most: mostCampaignDays });
  return useForm<CampaignDraft>({
    initial: emptyCampaign,
    keptAs: 'campaign',
    checks: {
      'title-en': needed,
      'text-en': needed,
      leastRank: (text) => (isSegmentField('leastRank', text) ? undefined : t('rankWrong')),
      countries: (text) => (isSegmentField('countries', text) ? undefined : t('countryWrong')),
      seenWithinDays: (text) => (isSegmentField('seenWithinDays', text) ? undefined : daysWrong),
      awayForDays: (text) => (isSegmentField('awayForDays', text) ? undefined : daysWrong),
      reason,
    },
    submit: async (draft) => {
      const outcome = await createCampaign({ body: campaignBody(draft, formKey) });
      void queryClient.invalidateQueries({ queryKey: ['campaigns'] });
      void queryClient.invalidateQueries({ queryKey: auditKeys.all });
      if (!outcome.ok) {
        return landing(outcome, { shown: campaignFields, places: campaignPlaces });
      }
      toastDone(t(draft.sendAt === '' ? 'leaves' : 'waits'));
      onDone();
      return undefined;
    },
  });
}
