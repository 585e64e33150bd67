import { useTranslations } from '@portal/i18n/react';
import { Button, PlusIcon } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useBoards } from '../../features/missions/api/list-boards.ts';
import { useBoardColumns } from '../../features/missions/components/board-columns.tsx';
import { BoardSheet } from '../../features/missions/components/board-sheet.tsx';
import { ListPage, wholeList } from '../../shared/list-page.tsx';

const newBoard = 'new';

/** Boards (BO-09): their days, what they count, and who takes part. */
export default function BoardsPage() {
  const t = useTranslations('desk-missions');
  const title = useTranslations('desk-shell.places')('boards');
  const navigate = useNavigate();
  const { item } = useSearch({ from: '/boards' });
  const open = (next: string | undefined) =>
    void navigate({ to: '/boards', search: { item: next } });
  const columns = useBoardColumns(open);
  const boards = useBoards();
  const opened = boards.data?.list.find(({ id }) => id === item);
  const mayManage = boards.data?.abilities.includes('manage') === true;
  return (
    <>
      <ListPage
        ux="BO-09-boards"
        title={title}
        filters={[]}
        end={
          mayManage && (
            <Button icon={<PlusIcon size={18} />} onClick={() => open(newBoard)}>
              {t('newBoard')}
            </Button>
          )
        }
        onClear={() => open(undefined)}
        query={wholeList(boards)}
        columns={columns}
        rowKey={({ id }) => id}
        texts={{
          empty: t('empty.boards'),
          emptyHint: t('emptyHint.boards'),
          nothing: t('empty.boards'),
          failed: t('failed.boards'),
        }}
      />
      <BoardSheet
        key={item ?? ''}
        board={opened}
        isOpen={opened !== undefined || (mayManage && item === newBoard)}
        mayManage={mayManage}
        onClose={() => open(undefined)}
      />
    </>
  );
}
