import type { ReplyOf } from '@portal/protocol';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useTranslations } from '@portal/i18n/react';
import { Button, type FormHandle } from '@portal/ui';
import { useState } from 'react';
import { useLanding } from '../../../shared/use-landing.ts';
import { previewCampaign } from '../api/preview-campaign.ts';
import { type CampaignDraft, segmentOf, wrongSegmentField } from '../campaign-draft.ts';
import { campaignFields, campaignPlaces } from '../use-campaign-form.ts';

interface Counted {
  readonly segment: string;
  readonly reach: ReplyOf<Endpoints['previewCampaign']>;
}

/** How many it would reach now; gone as soon as the segment is another one. */
export function CampaignPreview({ form }: { readonly form: FormHandle<CampaignDraft> }) {
  const t = useTranslations('desk-campaigns.preview');
  const landing = useLanding();
  const [counted, setCounted] = useState<Counted>();
  const segment = JSON.stringify(segmentOf(form.values));
  const count = () =>
    form.act(async (draft) => {
      const outcome = await previewCampaign({ body: { segment: segmentOf(draft) } });
      if (!outcome.ok) {
        return landing(outcome, { shown: campaignFields, places: campaignPlaces });
      }
      setCounted({ segment, reach: outcome.value });
      return undefined;
    });
  const start = () => {
    const wrong = wrongSegmentField(form.values);
    if (wrong === undefined) {
      void count();
    } else {
      form.point(wrong);
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button busy={form.isBusy} onClick={start}>
        {t('count')}
      </Button>
      <p className="m-0 text-14" aria-live="polite">
        {counted?.segment === segment ? t('reach', counted.reach) : ''}
      </p>
    </div>
  );
}
