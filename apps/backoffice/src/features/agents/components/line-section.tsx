import { useFormats, useTranslations } from '@portal/i18n/react';
import { rateCategories } from '@portal/protocol';
import { Button, Card, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import { StillLoading } from '../../../shared/still-loading.tsx';
import { type MemberLine, useMemberLine } from '../api/read-line.ts';
import { BillSection } from './bill-section.tsx';
import { ContractSection } from './contract-section.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { MoveLine } from './move-line.tsx';
import { TermsDialog } from './terms-dialog.tsx';

interface SectionProps {
  readonly memberId: string;
  readonly canManage: boolean;
}

/** Where a member stands in the tree, what it holds, and its contracts (BO-17). */
export function LineSection({ memberId, canManage }: SectionProps) {
  const t = useTranslations('desk-agents');
  const { data, error, refetch } = useMemberLine(memberId);
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true">
        <Skeleton height="10rem" />
        <StillLoading />
      </div>
    ) : (
      <FailedBlock thrown={error} title={t('failed')} onRetry={() => void refetch()} />
    );
  }
  return (
    <div data-ux="BO-17" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <LineFacts line={data} memberId={memberId} canManage={canManage} />
      {data.isAgent && <ContractSection memberId={memberId} canManage={canManage} />}
      {data.isAgent && <BillSection memberId={memberId} />}
    </div>
  );
}

function LineFacts(props: SectionProps & { readonly line: MemberLine }) {
  const t = useTranslations('desk-agents');
  const formats = useFormats();
  const { line, memberId, canManage } = props;
  const [open, setOpen] = useState<'terms' | 'move'>();
  const onClose = () => setOpen(undefined);
  return (
    <Card className="grid gap-3">
      <p className="text-14">
        {t('upline')} <bdi dir="ltr">{line.upline.join(' › ')}</bdi>
      </p>
      {line.isAgent && (
        <p className="text-14 text-text-2">
          {t('team', {
            directs: formats.count(line.directs),
            people: formats.count(line.teamSize),
          })}
        </p>
      )}
      <MoveLine move={line.move} />
      <TermsList line={line} />
      {canManage && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setOpen('terms')}>{t('change')}</Button>
          <Button onClick={() => setOpen('move')}>{t('move.button')}</Button>
        </div>
      )}
      {open === 'terms' && <TermsDialog line={line} memberId={memberId} onClose={onClose} />}
      {open === 'move' && <MoveDialog memberId={memberId} onClose={onClose} />}
    </Card>
  );
}

function TermsList({ line }: { readonly line: MemberLine }) {
  const t = useTranslations('desk-agents');
  const categories = useTranslations('games.categories');
  const { terms, coming } = line;
  return (
    <dl className="m-0 grid grid-cols-2 gap-x-4 gap-y-2 text-14 sm:grid-cols-3 xl:grid-cols-5">
      {rateCategories.map((name) => (
        <div key={name}>
          <dt className="text-13 text-text-3">{categories(name)}</dt>
          <dd className="m-0 font-semibold">
            {t('percent', { rate: terms.rates[name] })}
            {coming
              .filter(({ rates }) => rates[name] !== terms.rates[name])
              .map(({ rates, effectiveAt }) => (
                <span key={effectiveAt} className="block text-13 font-normal text-warn">
                  {t('percent', { rate: rates[name] })} · <Moment at={effectiveAt} />
                </span>
              ))}
          </dd>
        </div>
      ))}
      <div>
        <dt className="text-13 text-text-3">{t('group')}</dt>
        <dd className="m-0 font-semibold">{terms.prizeGroup ?? t('usualGroup')}</dd>
      </div>
    </dl>
  );
}
