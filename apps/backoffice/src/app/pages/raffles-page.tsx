import { useTranslations } from '@portal/i18n/react';
import { Button, PlusIcon } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRaffles } from '../../shared/raffles/list-raffles.ts';
import { useRaffleColumns } from '../../features/raffles/components/raffle-columns.tsx';
import { RaffleSheet } from '../../features/raffles/components/raffle-sheet.tsx';
import { ListPage, wholeList } from '../../shared/list-page.tsx';

const newRaffle = 'new';

/** Raffles (BO-09): what each promises, its tickets, and what is published of its draw. */
export default function RafflesPage() {
  const t = useTranslations('desk-raffles');
  const title = useTranslations('desk-shell.places')('raffles');
  const navigate = useNavigate();
  const { item } = useSearch({ from: '/raffles' });
  const open = (next: string | undefined) =>
    void navigate({ to: '/raffles', search: { item: next } });
  const columns = useRaffleColumns(open);
  const raffles = useRaffles();
  const opened = raffles.data?.list.find(({ id }) => id === item);
  const mayManage = raffles.data?.abilities.includes('manage') === true;
  return (
    <>
      <ListPage
        ux="BO-09-raffles"
        title={title}
        filters={[]}
        end={
          mayManage && (
            <Button icon={<PlusIcon size={18} />} onClick={() => open(newRaffle)}>
              {t('newRaffle')}
            </Button>
          )
        }
        onClear={() => open(undefined)}
        query={wholeList(raffles)}
        columns={columns}
        rowKey={({ id }) => id}
        texts={{
          empty: t('empty'),
          emptyHint: t('emptyHint'),
          nothing: t('empty'),
          failed: t('failed'),
        }}
      />
      <RaffleSheet
        key={item ?? ''}
        raffle={opened}
        isOpen={opened !== undefined || (mayManage && item === newRaffle)}
        mayManage={mayManage}
        onClose={() => open(undefined)}
      />
    </>
  );
}
