import { useTranslations } from '@portal/i18n/react';
import { Button, PlusIcon } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMissions } from '../../features/missions/api/list-missions.ts';
import { useMissionColumns } from '../../features/missions/components/mission-columns.tsx';
import { MissionSheet } from '../../features/missions/components/mission-sheet.tsx';
import { ListPage, wholeList } from '../../shared/list-page.tsx';

const newMission = 'new';

/** Missions (BO-09): what each asks for, what it gives, and how often it did. */
export default function MissionsPage() {
  const t = useTranslations('desk-missions');
  const title = useTranslations('desk-shell.places')('missions');
  const navigate = useNavigate();
  const { item } = useSearch({ from: '/missions' });
  const open = (next: string | undefined) =>
    void navigate({ to: '/missions', search: { item: next } });
  const columns = useMissionColumns(open);
  const missions = useMissions();
  const opened = missions.data?.list.find(({ id }) => id === item);
  const mayManage = missions.data?.abilities.includes('manage') === true;
  return (
    <>
      <ListPage
        ux="BO-09-missions"
        title={title}
        filters={[]}
        end={
          mayManage && (
            <Button icon={<PlusIcon size={18} />} onClick={() => open(newMission)}>
              {t('newMission')}
            </Button>
          )
        }
        onClear={() => open(undefined)}
        query={wholeList(missions)}
        columns={columns}
        rowKey={({ id }) => id}
        texts={{
          empty: t('empty.missions'),
          emptyHint: t('emptyHint.missions'),
          nothing: t('empty.missions'),
          failed: t('failed.missions'),
        }}
      />
      <MissionSheet
        key={item ?? ''}
        mission={opened}
        isOpen={opened !== undefined || (mayManage && item === newMission)}
        mayManage={mayManage}
        onClose={() => open(undefined)}
      />
    </>
  );
}
