import { useTranslations } from '@portal/i18n/react';
import { Facts } from '../../../shared/detail-page.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import type { Approval } from '../api/list-approvals.ts';
import type { Queue } from '../../../shared/queue/use-queue.ts';
import { QueueSheet } from '../../../shared/queue/queue-sheet.tsx';
import { ActWords } from './act-words.tsx';
import { ApprovalStateTag } from './approval-state.tsx';
import { DecisionForm } from './decision-form.tsx';
import { hasPage, SubjectLink } from './subject-link.tsx';

/** One request: what will be done, who wants it and why, and the decision. */
export function ApprovalSheet(props: {
  readonly approval: Approval | undefined;
  readonly queue: Queue;
  readonly onClose: () => void;
}) {
  const { approval, queue, onClose } = props;
  const t = useTranslations('desk-approvals');
  return (
    <QueueSheet
      ux="BO-04-approval"
      isWhole
      title={t('one')}
      row={approval}
      queue={queue}
      onClose={onClose}
    >
      {(row) => (
        <DecisionForm key={row.id} approval={row} onDone={queue.advance}>
          <p className="m-0 flex flex-wrap items-center gap-3 text-18 font-semibold">
            <ActWords approval={row} />
            <ApprovalStateTag {...row} />
          </p>
          <Facts facts={factsOf(row, t)} />
        </DecisionForm>
      )}
    </QueueSheet>
  );
}

type Words = ReturnType<typeof useTranslations<'desk-approvals'>>;

function factsOf(approval: Approval, t: Words) {
  const { askedBy, decidedBy, decidedAt, answer } = approval;
  const about = { label: t('subject'), value: <SubjectLink approval={approval} /> };
  const asked = [
    ...(hasPage(approval) ? [about] : []),
    { label: t('columns.reason'), value: <bdi>{approval.reason}</bdi>, isWide: true },
    { label: t('columns.asker'), value: <bdi>{askedBy.name}</bdi> },
    { label: t('columns.asked'), value: <Moment at={approval.askedAt} /> },
    { label: t('until'), value: <Moment at={approval.expiresAt} /> },
    {
      label: t('id'),
      value: <code className="text-13 tabular-nums">{approval.id}</code>,
      isWide: true,
    },
  ];
  const decided = [
    { label: t('decider'), value: <bdi>{decidedBy?.name ?? '—'}</bdi> },
    { label: t('decided'), value: <Moment at={decidedAt} /> },
    { label: t('answer'), value: <bdi>{answer ?? '—'}</bdi>, isWide: true },
  ];
  return decidedAt === null ? asked : [...asked, ...decided];
}
