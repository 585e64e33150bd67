import { useTranslations } from '@portal/i18n/react';
import { Tag } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { Facts } from '../../../shared/detail-page.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import { ReadQueueSheet } from '../../../shared/queue/queue-sheet.tsx';
import type { Queue } from '../../../shared/queue/use-queue.ts';
import type { CareCase } from '../api/list-cases.ts';
import { useCareCase } from '../api/read-case.ts';
import { CaseClosing } from './case-closing.tsx';
import { Figure } from './figure.tsx';

/** One sign of one member: what was found, and what came of it. */
export function CaseSheet(props: {
  readonly id: string | undefined;
  readonly queue: Queue;
  readonly onClose: () => void;
}) {
  const { id, queue, onClose } = props;
  const t = useTranslations('desk-care');
  const query = useCareCase(id);
  return (
    <ReadQueueSheet
      ux="BO-16-care-case"
      title={t('one')}
      failedTitle={t('failedOne')}
      id={id}
      query={query}
      queue={queue}
      onClose={onClose}
    >
      {(row) => <OneCase row={row} onDone={queue.advance} />}
    </ReadQueueSheet>
  );
}

function OneCase({ row, onDone }: { readonly row: CareCase; readonly onDone: () => void }) {
  const t = useTranslations('desk-care');
  const { memberId, account, sign, state, abilities } = row;
  return (
    <>
      <p className="m-0 flex flex-wrap items-center gap-3 text-18 font-semibold">
        <Link to="/members/$memberId" params={{ memberId }} className="text-link">
          <bdi>{account}</bdi>
        </Link>
        <Tag tone={state === 'open' ? 'warn' : 'ok'}>{t(`views.${state}`)}</Tag>
      </p>
      <Facts
        facts={[
          { label: t('columns.sign'), value: t(`sign.${sign}`), isWide: true },
          { label: t('columns.found'), value: <Figure row={row} part="found" /> },
          { label: t('columns.threshold'), value: <Figure row={row} part="threshold" /> },
          { label: t('columns.raised'), value: <Moment at={row.raisedAt} /> },
          ...closedFacts(row, t),
        ]}
      />
      {abilities.length > 0 && <CaseClosing row={row} onDone={onDone} />}
    </>
  );
}

function closedFacts(
  { closedAt, closedBy, outcome, reason }: CareCase,
  t: ReturnType<typeof useTranslations<'desk-care'>>,
) {
  return closedAt === null || outcome === null
    ? []
    : [
        { label: t('outcomeLabel'), value: t(`outcome.${outcome}`) },
        { label: t('closedBy'), value: <bdi>{closedBy ?? '—'}</bdi> },
        { label: t('closedAt'), value: <Moment at={closedAt} /> },
        { label: t('reason'), isWide: true, value: <bdi>{reason ?? '—'}</bdi> },
      ];
}
