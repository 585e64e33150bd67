import { useTranslations } from '@portal/i18n/react';
import { Button, PlusIcon, Sheet } from '@portal/ui';
import { useState } from 'react';
import { useVipLevels } from '../../features/loyalty/api/list-vip-levels.ts';
import { HostForm } from '../../features/loyalty/components/host-form.tsx';
import { HostedMembers } from '../../features/loyalty/components/hosted-members.tsx';
import { PlaceForm } from '../../features/loyalty/components/place-form.tsx';
import { useRankColumns } from '../../features/loyalty/components/rank-columns.tsx';
import { RankForm } from '../../features/loyalty/components/rank-form.tsx';
import { ListPage, wholeList } from '../../shared/list-page.tsx';

/** The ladder of ranks (BO-09): what each asks for, what keeps it, and what it gives. */
export default function VipRanksPage() {
  const t = useTranslations('desk-loyalty.ranks');
  const hosts = useTranslations('desk-loyalty.hosts');
  const ui = useTranslations('ui.dialog');
  const title = useTranslations('desk-shell.places')('vipRanks');
  const ladder = useVipLevels();
  const [rank, setRank] = useState<number>();
  const [isPlacing, setPlacing] = useState(false);
  const [isHosting, setHosting] = useState(false);
  const [isListing, setListing] = useState(false);
  const mayManage = ladder.data?.abilities.includes('manage') === true;
  const columns = useRankColumns(mayManage ? setRank : undefined, ladder.data?.benefits ?? []);
  const close = () => setRank(undefined);
  return (
    <>
      <ListPage
        ux="BO-09-ranks"
        title={title}
        filters={[]}
        notice={
          <p className="m-0 text-text-2">{t(ladder.data?.hasVip === false ? 'off' : 'besides')}</p>
        }
        end={
          <>
            <Button onClick={() => setListing(true)}>{hosts('title')}</Button>
            {mayManage && (
              <>
                <Button onClick={() => setHosting(true)}>{t('hostOf')}</Button>
                <Button onClick={() => setPlacing(true)}>{t('place')}</Button>
                <Button
                  icon={<PlusIcon size={18} />}
                  onClick={() => setRank(ladder.data?.list.length ?? 0)}
                >
                  {t('add')}
                </Button>
              </>
            )}
          </>
        }
        onClear={close}
        query={wholeList(ladder)}
        columns={columns}
        rowKey={(row) => String(row.rank)}
        texts={{
          empty: t('empty'),
          emptyHint: t('emptyHint'),
          nothing: t('empty'),
          failed: t('failed'),
        }}
      />
      <Sheet
        ux="BO-09-place"
        isOpen={isPlacing}
        onClose={() => setPlacing(false)}
        title={t('place')}
        closeLabel={ui('close')}
      >
        {ladder.data !== undefined && (
          <PlaceForm ladder={ladder.data} onDone={() => setPlacing(false)} />
        )}
      </Sheet>
      <Sheet
        ux="BO-09-host"
        isOpen={isHosting}
        onClose={() => setHosting(false)}
        title={t('hostOf')}
        closeLabel={ui('close')}
      >
        <HostForm onDone={() => setHosting(false)} />
      </Sheet>
      <Sheet
        ux="BO-09-hosts"
        isWhole
        isOpen={isListing}
        onClose={() => setListing(false)}
        title={hosts('title')}
        closeLabel={ui('close')}
      >
        <HostedMembers />
      </Sheet>
      <Sheet
        ux="BO-09-rank"
        isWhole
        isOpen={rank !== undefined}
        onClose={close}
        title={t('one', { rank: rank ?? 0 })}
        closeLabel={ui('close')}
      >
        {ladder.data !== undefined && rank !== undefined && (
          <RankForm key={rank} ladder={ladder.data} rank={rank} onDone={close} />
        )}
      </Sheet>
    </>
  );
}
