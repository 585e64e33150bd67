import { useFormats, useTranslations } from '@portal/i18n/react';
import { Tag } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { ReadQueueSheet } from '../../../shared/queue/queue-sheet.tsx';
import type { Queue } from '../../../shared/queue/use-queue.ts';
import { useCase, type WholeCase } from '../api/read-case.ts';
import { CaseDecision } from './case-decision.tsx';
import { CaseFacts } from './case-facts.tsx';
import { caseTones } from './case-columns.tsx';
import { CaseList } from './case-list.tsx';
import { DocumentPicture } from './document-picture.tsx';
import { PairList } from './pair-list.tsx';
import { SaidBeside } from './said-beside.tsx';

/** Papers of one kind: pictures, what stands on them, the profile beside it, and the decision. */
export function CaseSheet(props: {
  readonly id: string | undefined;
  readonly queue: Queue;
  readonly onClose: () => void;
}) {
  const { id, queue, onClose } = props;
  const t = useTranslations('desk-kyc');
  const query = useCase(id);
  return (
    <ReadQueueSheet
      ux="BO-06-papers"
      title={t('one')}
      failedTitle={t('failedOne')}
      id={id}
      query={query}
      queue={queue}
      onClose={onClose}
    >
      {(row) => <Papers papers={row} onDone={queue.advance} />}
    </ReadQueueSheet>
  );
}

/** The decision is a form around all that decides, so that its buttons stay in view (1.13). */
function Papers({ papers, onDone }: { readonly papers: WholeCase; readonly onDone: () => void }) {
  const body = <PapersBody papers={papers} />;
  return papers.abilities.length === 0 ? (
    body
  ) : (
    <CaseDecision papers={papers} onDone={onDone}>
      {body}
    </CaseDecision>
  );
}

function PapersBody({ papers }: { readonly papers: WholeCase }) {
  const t = useTranslations('desk-kyc');
  const { account, memberId, kind, paper, state, documentIds, earlier, pairs } = papers;
  return (
    <div className="grid gap-4">
      <p className="m-0 flex flex-wrap items-center gap-3 text-18 font-semibold">
        <Link to="/members/$memberId" params={{ memberId }} className="text-link">
          <bdi>{account}</bdi>
        </Link>
        <span>
          {t(`kind.${kind}`)}, {t(`paper.${paper}`)}
        </span>
        <Tag tone={caseTones[state]}>{t(`state.${state}`)}</Tag>
      </p>
      <Claim papers={papers} />
      <CaseFacts papers={papers} />
      {pairs.length > 0 && <PairList pairs={pairs} />}
      <section className="grid gap-3">
        <h3 className="m-0 text-16 font-semibold">{t('pictures')}</h3>
        <SaidBeside papers={papers} />
        {documentIds.map((documentId, index) => (
          <DocumentPicture key={documentId} id={documentId} number={index + 1} />
        ))}
      </section>
      {earlier.length > 0 && (
        <section className="grid gap-2">
          <h3 className="m-0 text-16 font-semibold">{t('earlier')}</h3>
          <CaseList cases={earlier} />
        </section>
      )}
    </div>
  );
}

function Claim({ papers: { claimedBy, claimedUntil } }: { readonly papers: WholeCase }) {
  const t = useTranslations('desk-kyc');
  const formats = useFormats();
  return (
    claimedBy !== null &&
    claimedUntil !== null && (
      <p className="m-0 text-14 text-text-2">
        {t('claimedBy', { name: claimedBy.name, moment: formats.time(claimedUntil) })}
      </p>
    )
  );
}
