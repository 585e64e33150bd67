import { useTranslations } from '@portal/i18n/react';
import { Button, PlusIcon, Sheet } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useBanners } from '../../features/content/api/list-banners.ts';
import { useBannerColumns } from '../../features/content/components/banner-columns.tsx';
import { BannerForm } from '../../features/content/components/banner-form.tsx';
import { ListPage, wholeList } from '../../shared/list-page.tsx';
import { PageTrail } from '../page-trail.tsx';

const newRow = 'new';

/** The banners of the home page, in the order in which they are shown (BO-11). */
export default function BannersPage() {
  const t = useTranslations('desk-content.banners');
  const ui = useTranslations('ui.dialog');
  const title = useTranslations('desk-shell.places')('banners');
  const navigate = useNavigate();
  const { item } = useSearch({ from: '/banners' });
  const open = (next: string | undefined) =>
    void navigate({ to: '/banners', search: { item: next } });
  const close = () => open(undefined);
  const banners = useBanners();
  const columns = useBannerColumns(banners.data, open);
  const opened = banners.data?.list.find(({ id }) => id === item);
  const mayManage = banners.data?.abilities.includes('manage') === true;
  return (
    <>
      <ListPage
        ux="BO-11"
        title={title}
        filters={[]}
        end={
          mayManage && (
            <Button icon={<PlusIcon size={18} />} onClick={() => open(newRow)}>
              {t('new')}
            </Button>
          )
        }
        onClear={close}
        query={wholeList(banners)}
        columns={columns}
        rowKey={({ id }) => id}
        texts={{
          empty: t('empty'),
          emptyHint: t('emptyHint'),
          nothing: t('empty'),
          failed: t('failed'),
        }}
      />
      <Sheet
        ux="BO-11-banner"
        isOpen={mayManage && (item === newRow || opened !== undefined)}
        onClose={close}
        title={opened === undefined ? t('new') : t('one')}
        closeLabel={ui('close')}
      >
        {banners.data !== undefined && (
          <BannerForm
            key={opened?.id ?? newRow}
            banners={banners.data}
            banner={opened}
            onDone={close}
          />
        )}
      </Sheet>
      <PageTrail subjectId="banners" />
    </>
  );
}
