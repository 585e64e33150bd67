import { useTranslations } from '@portal/i18n/react';
import { Button, EmptyState, FoldedBoatDrawing, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { useMemberContracts } from '../api/list-contracts.ts';
import { ContractLine } from './contract-line.tsx';
import { OfferDialog } from './offer-dialog.tsx';

/** What an agent is paid by and pays; the house offers and answers its own (BO-17). */
export function ContractSection(props: { readonly memberId: string; readonly canManage: boolean }) {
  const t = useTranslations('desk-agents.contracts');
  const { memberId, canManage } = props;
  const { data, error, refetch } = useMemberContracts(memberId);
  const [isOffering, setOffering] = useState(false);
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true">
        <Skeleton height="8rem" />
      </div>
    ) : (
      <FailedBlock thrown={error} title={t('failed')} onRetry={() => void refetch()} />
    );
  }
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-16 font-semibold">{t('title')}</h3>
        {canManage && data.isBelowHouse && (
          <Button className="ms-auto" onClick={() => setOffering(true)}>
            {t('offer')}
          </Button>
        )}
      </div>
      {data.contracts.length === 0 && (
        <EmptyState drawing={<FoldedBoatDrawing />} title={t('none')} />
      )}
      <ul className="m-0 grid list-none gap-3 p-0">
        {data.contracts.map((contract) => (
          <li key={contract.id}>
            <ContractLine
              contract={contract}
              currency={data.currency}
              memberId={memberId}
              canManage={canManage}
            />
          </li>
        ))}
      </ul>
      {isOffering && (
        <OfferDialog
          memberId={memberId}
          dividendPeriod={data.dividendPeriod}
          onClose={() => setOffering(false)}
        />
      )}
    </section>
  );
}
