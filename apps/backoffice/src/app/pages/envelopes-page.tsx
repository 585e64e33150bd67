import { useTranslations } from '@portal/i18n/react';
import { Button, PlusIcon } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEnvelopes } from '../../features/envelopes/api/list-envelopes.ts';
import { useEnvelopeColumns } from '../../features/envelopes/components/envelope-columns.tsx';
import { EnvelopeSheet, type Making } from '../../features/envelopes/components/envelope-sheet.tsx';
import { ListPage, wholeList } from '../../shared/list-page.tsx';

const makings: readonly Making[] = ['rain', 'gift'];

/** Red envelopes (BO-09): rains with what is left of them, and gifts to some members. */
export default function EnvelopesPage() {
  const t = useTranslations('desk-envelopes');
  const title = useTranslations('desk-shell.places')('envelopes');
  const navigate = useNavigate();
  const { item } = useSearch({ from: '/envelopes' });
  const open = (next: string | undefined) =>
    void navigate({ to: '/envelopes', search: { item: next } });
  const columns = useEnvelopeColumns(open);
  const envelopes = useEnvelopes();
  const mayManage = envelopes.data?.abilities.includes('manage') === true;
  return (
    <>
      <ListPage
        ux="BO-09-envelopes"
        title={title}
        filters={[]}
        end={
          mayManage && (
            <div className="flex flex-wrap gap-2">
              {makings.map((making) => (
                <Button key={making} icon={<PlusIcon size={18} />} onClick={() => open(making)}>
                  {t(making === 'rain' ? 'newRain' : 'newGift')}
                </Button>
              ))}
            </div>
          )
        }
        onClear={() => open(undefined)}
        query={wholeList(envelopes)}
        columns={columns}
        rowKey={({ id }) => id}
        texts={{
          empty: t('empty'),
          emptyHint: t('emptyHint'),
          nothing: t('empty'),
          failed: t('failed'),
        }}
      />
      <EnvelopeSheet
        key={item ?? ''}
        envelope={envelopes.data?.list.find(({ id }) => id === item)}
        making={mayManage ? makings.find((making) => making === item) : undefined}
        mayManage={mayManage}
        onClose={() => open(undefined)}
      />
    </>
  );
}
