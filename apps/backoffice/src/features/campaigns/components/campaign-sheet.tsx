import { isLocale, ownNameOf } from '@portal/i18n';
import { useFormats, useTranslations } from '@portal/i18n/react';
import { Sheet, Tag } from '@portal/ui';
import { Facts } from '../../../shared/detail-page.tsx';
import { EndForm } from '../../../shared/end-form.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import type { Campaign } from '../api/list-campaigns.ts';
import { stopCampaign } from '../api/stop-campaign.ts';
import { campaignTones } from './campaign-columns.tsx';
import { CampaignForm } from './campaign-form.tsx';

/** One campaign with whom it reached, or a new one. */
export function CampaignSheet(props: {
  readonly campaign: Campaign | undefined;
  readonly isNew: boolean;
  readonly hasVip: boolean;
  readonly onClose: () => void;
}) {
  const { campaign, isNew, hasVip, onClose } = props;
  const t = useTranslations('desk-campaigns');
  const ui = useTranslations('ui.dialog');
  return (
    <Sheet
      ux="BO-09-campaign"
      isOpen={campaign !== undefined || isNew}
      onClose={onClose}
      title={t(isNew ? 'new' : 'one')}
      closeLabel={ui('close')}
    >
      {isNew && <CampaignForm hasVip={hasVip} onDone={onClose} />}
      {campaign !== undefined && (
        <div className="grid gap-5">
          <CampaignFacts campaign={campaign} />
          {campaign.abilities.includes('stop') && (
            <EndForm
              label={t('stop.button')}
              send={(reason) => stopCampaign({ params: { id: campaign.id }, body: { reason } })}
              stale={['campaigns']}
              done={t('stop.done')}
              onDone={onClose}
            />
          )}
        </div>
      )}
    </Sheet>
  );
}

function CampaignFacts({ campaign }: { readonly campaign: Campaign }) {
  const t = useTranslations('desk-campaigns');
  const formats = useFormats();
  const { titles, texts, state, endedAt } = campaign;
  const words = Object.entries(titles).flatMap(([locale, title]) => [
    {
      label: isLocale(locale) ? ownNameOf(locale) : locale,
      value: (
        <span dir="auto" className="whitespace-pre-line">
          {`${title}\n${texts[locale] ?? ''}`}
        </span>
      ),
      isWide: true,
    },
  ]);
  return (
    <Facts
      facts={[
        ...words,
        {
          label: t('list.state'),
          value: <Tag tone={campaignTones[state]}>{t(`states.${state}`)}</Tag>,
        },
        { label: t('list.leaves'), value: <Moment at={campaign.sendAt} /> },
        { label: t('list.reached'), value: formats.count(campaign.reached) },
        ...useSegmentFacts(campaign.segment),
        { label: t('list.madeBy'), value: <bdi>{campaign.madeBy}</bdi> },
        ...(endedAt === null ? [] : [{ label: t('list.ended'), value: <Moment at={endedAt} /> }]),
      ]}
    />
  );
}

/** What narrows it; nothing where it is for everybody. */
function useSegmentFacts(segment: Campaign['segment']) {
  const t = useTranslations('desk-campaigns.form');
  const formats = useFormats();
  const { languages, leastRank, countries, agent, consent } = segment;
  const days = (name: 'seenWithinDays' | 'awayForDays') => {
    const count = segment[name];
    return count === null ? [] : [{ label: t(name), value: formats.count(count) }];
  };
  return [
    ...languages.map((locale) => ({
      label: t('readers'),
      value: isLocale(locale) ? ownNameOf(locale) : locale,
    })),
    ...(leastRank === 0 ? [] : [{ label: t('leastRank'), value: formats.count(leastRank) }]),
    ...(countries.length === 0 ? [] : [{ label: t('countries'), value: countries.join(', ') }]),
    ...(agent === null ? [] : [{ label: t('agent'), value: <bdi>{agent}</bdi> }]),
    ...days('seenWithinDays'),
    ...days('awayForDays'),
    ...(consent === null ? [] : [{ label: t('consent'), value: t(`consents.${consent}`) }]),
  ];
}
