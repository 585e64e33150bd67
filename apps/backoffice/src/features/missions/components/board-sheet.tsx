import { useTranslations } from '@portal/i18n/react';
import { Sheet } from '@portal/ui';
import { EndForm } from '../../../shared/end-form.tsx';
import { useNameLines } from '../../../shared/words/use-name-lines.ts';
import { endBoard } from '../api/end-board.ts';
import type { DeskBoard } from '../api/list-boards.ts';
import { BoardForm } from './board-form.tsx';
import { Facts } from './facts.tsx';

const endable: ReadonlySet<DeskBoard['state']> = new Set(['COMING', 'RUNNING']);

/** One board with its prizes, or a new one. */
export function BoardSheet(props: {
  readonly board: DeskBoard | undefined;
  readonly isOpen: boolean;
  readonly mayManage: boolean;
  readonly onClose: () => void;
}) {
  const { board, isOpen, mayManage, onClose } = props;
  const t = useTranslations('desk-missions');
  const ui = useTranslations('ui.dialog');
  return (
    <Sheet
      ux="BO-09-board"
      isOpen={isOpen}
      onClose={onClose}
      title={t(board === undefined ? 'newBoard' : 'oneBoard')}
      closeLabel={ui('close')}
    >
      {board === undefined ? (
        <BoardForm onDone={onClose} />
      ) : (
        <div className="grid gap-5">
          <BoardFacts board={board} />
          {mayManage && endable.has(board.state) && (
            <EndForm
              label={t('end.board')}
              send={(reason) => endBoard({ params: { id: board.id }, body: { reason } })}
              stale={['missions']}
              done={t('end.done')}
              onDone={onClose}
            />
          )}
        </div>
      )}
    </Sheet>
  );
}

function BoardFacts({ board }: { readonly board: DeskBoard }) {
  const t = useTranslations('desk-missions');
  const nameLines = useNameLines();
  const categories = useTranslations('games.categories');
  const { category, prizes } = board;
  const least = [t('form.leastStake'), board.leastStake] as const;
  return (
    <Facts
      rows={[
        ...nameLines(board.names),
        [t('metric.label'), t(`metric.${board.metric}`)],
        [t('form.category'), category === null ? t('form.allCategories') : categories(category)],
        [t('form.vendor'), board.vendorCode ?? ''],
        [t('form.game'), board.gameId ?? ''],
        least,
        [t('form.opensOn'), board.opensOn],
        [t('form.lastDay'), board.closesOn],
        [t('form.prizes'), prizes.join(' · ')],
        [t('form.multiple'), String(board.multiple)],
        [t('list.players'), String(board.players)],
      ]}
    />
  );
}
