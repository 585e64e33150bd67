import { useTranslations } from '@portal/i18n/react';
import { Button, PlusIcon } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCampaigns } from '../../features/campaigns/api/list-campaigns.ts';
import { useCampaignColumns } from '../../features/campaigns/components/campaign-columns.tsx';
import { CampaignSheet } from '../../features/campaigns/components/campaign-sheet.tsx';
import { ListPage, wholeList } from '../../shared/list-page.tsx';

/** Messages of operators to a part of the members (BO-09). */
export default function CampaignsPage() {
  const t = useTranslations('desk-campaigns');
  const title = useTranslations('desk-shell.places')('campaigns');
  const navigate = useNavigate();
  const { item } = useSearch({ from: '/campaigns' });
  const open = (next: string | undefined) =>
    void navigate({ to: '/campaigns', search: { item: next } });
  const columns = useCampaignColumns(open);
  const campaigns = useCampaigns();
  const mayManage = campaigns.data?.abilities.includes('manage') === true;
  return (
    <>
      <ListPage
        ux="BO-09-campaigns"
        title={title}
        filters={[]}
        end={
          mayManage && (
            <Button icon={<PlusIcon size={18} />} onClick={() => open('new')}>
              {t('new')}
            </Button>
          )
        }
        onClear={() => open(undefined)}
        query={wholeList(campaigns)}
        columns={columns}
        rowKey={({ id }) => id}
        texts={{
          empty: t('empty'),
          emptyHint: t('emptyHint'),
          nothing: t('empty'),
          failed: t('failed'),
        }}
      />
      <CampaignSheet
        key={item ?? ''}
        campaign={campaigns.data?.list.find(({ id }) => id === item)}
        isNew={mayManage && item === 'new'}
        hasVip={campaigns.data?.hasVip === true}
        onClose={() => open(undefined)}
      />
    </>
  );
}
