import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog, saveFile, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { readWholeTeam } from '../api/list-bill-team.ts';
import { type BillView, billQuery } from '../api/read-bill.ts';
import type { WhyDetails } from '../dialogs.ts';
import { TierTable } from './tier-table.tsx';
import { TeamLink } from './team-link.tsx';
import { WhyInputs } from './why-inputs.tsx';
import { WhyLines } from './why-lines.tsx';
import { WhyPayments } from './why-payments.tsx';
import { WhyTeam } from './why-team.tsx';

/**
 * Why an amount is what it is: what was counted, every step, the rows, and what was paid; on the
 * screen and as a file that a program computes again (AC-19).
 */
export function WhyDialog({ details, onClose }: DialogProps<WhyDetails>) {
  const t = useTranslations('contracts.why');
  const { data, error, refetch } = useQuery(billQuery(details.id));
  return (
    <Dialog
      ux="AC-19"
      kind="list"
      isOpen
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      actions={data && <SaveButton bill={data} />}
    >
      {data !== undefined && <Why bill={data} onLeave={onClose} />}
      {data === undefined && error === null && (
        <div aria-busy="true">
          <Skeleton height="16rem" />
        </div>
      )}
      {data === undefined && error !== null && (
        <LoadFailed error={error} headingLevel={2} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

const indent = 2;

/**
 * With how it is computed again, and whose play it is, from which the base is added up; null where
 * that cannot be told.
 */
function SaveButton({ bill }: { readonly bill: BillView }) {
  const t = useTranslations('contracts.why');
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const file = { howTo: t('howTo'), ...bill, team: await readWholeTeam(bill.id) };
    saveFile({ name: `${bill.id}.json`, text: JSON.stringify(file, undefined, indent) });
    setBusy(false);
  };
  return (
    <Button size="touch" busy={isBusy} onClick={() => void save()}>
      {t('save')}
    </Button>
  );
}

function Why({ bill, onLeave }: { readonly bill: BillView; readonly onLeave: () => void }) {
  const t = useTranslations('contracts.why');
  const { currency, lines, netLossLines, tier } = bill;
  const hasAmount = lines.length > 0;
  return (
    <div className="grid gap-5">
      <WhyInputs bill={bill} />
      <TeamLink bill={bill} onLeave={onLeave} />
      <WhyLines
        caption={hasAmount ? t('lines') : t('loss')}
        lines={hasAmount ? lines : netLossLines}
        currency={currency}
      />
      <section className="grid gap-2">
        <p className="m-0 text-14 text-text-2">
          {tier === null ? t('noRow') : t('row', { row: tier, active: bill.active })}
        </p>
        <TierTable tiers={bill.tiers} currency={currency} applied={tier} />
      </section>
      <WhyTeam id={bill.id} onLeave={onLeave} />
      <WhyPayments bill={bill} />
    </div>
  );
}
