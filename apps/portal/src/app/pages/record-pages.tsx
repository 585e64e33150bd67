import { useTranslations } from '@portal/i18n/react';
import { ChevronStartIcon } from '@portal/ui';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { BettingRecord } from '../../features/records/components/betting-record.tsx';
import { Statement } from '../../features/records/components/statement.tsx';
import { readPreset } from '../../features/records/period.ts';
import { RoundReceipt } from '../../features/slot/components/round-receipt.tsx';
import { paths } from '../../shared/paths.ts';

export function BettingRecordPage() {
  const navigate = useNavigate();
  const { preset } = useSearch({ strict: false });
  return (
    <BettingRecord
      preset={readPreset(preset)}
      onPreset={(next) => {
        void navigate({ to: paths.bettingRecord, search: { preset: next } });
      }}
    />
  );
}

export function StatementPage() {
  const navigate = useNavigate();
  const { preset } = useSearch({ strict: false });
  return (
    <Statement
      preset={readPreset(preset)}
      onPreset={(next) => {
        void navigate({ to: paths.statement, search: { preset: next } });
      }}
    />
  );
}

export function ReceiptPage() {
  const t = useTranslations('shell.account');
  const { roundId = '' } = useParams({ strict: false });
  return (
    <div className="page-frame pt-4">
      <Link
        to={paths.bettingRecord}
        className="mb-3 inline-flex min-h-11 items-center gap-1 text-14 font-semibold text-link"
      >
        <ChevronStartIcon size={18} />
        {t('record')}
      </Link>
      <RoundReceipt key={roundId} roundId={roundId} />
    </div>
  );
}
