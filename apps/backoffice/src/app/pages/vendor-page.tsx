import { useTranslations } from '@portal/i18n/react';
import { vendorSpans } from '@portal/protocol';
import { Segmented } from '@portal/ui';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { TransactionLookup } from '../../features/bets/components/transaction-lookup.tsx';
import { VendorReviews } from '../../features/bets/components/vendor-reviews.tsx';
import { useAbility } from '../../features/session/operator-session.ts';
import { useVendor } from '../../features/vendors/api/read-vendor.ts';
import { VendorCalls } from '../../features/vendors/components/vendor-calls.tsx';
import {
  StopNotice,
  VendorConformance,
  VendorFigures,
} from '../../features/vendors/components/vendor-facts.tsx';
import { VendorOutcomes } from '../../features/vendors/components/vendor-outcomes.tsx';
import { VendorStateTag } from '../../features/vendors/components/vendor-state.tsx';
import { VendorSwitch } from '../../features/vendors/components/vendor-switch.tsx';
import { DetailPage } from '../../shared/detail-page.tsx';
import { PageTrail } from '../page-trail.tsx';
import type { VendorSearch } from '../searches.ts';

const path = '/vendors/$vendorCode';

/** One vendor: how its calls go, how it speaks, its last calls, and what waits for somebody. */
export default function VendorPage() {
  const t = useTranslations('desk-vendors');
  const title = useTranslations('desk-shell.places')('vendors');
  const { vendorCode } = useParams({ from: path });
  const { span = 'hour', calls = 'all', transaction } = useSearch({ from: path });
  const navigate = useNavigate();
  const go = (change: Partial<VendorSearch>) =>
    void navigate({
      to: path,
      params: { vendorCode },
      search: { span, calls, transaction, ...change },
    });
  const vendor = useVendor(vendorCode, span);
  const canReadBets = useAbility('bets.read');
  return (
    <DetailPage
      ux="BO-10-vendor"
      title={vendor.data?.name ?? vendorCode}
      back={{ to: '/vendors', label: title }}
      failedTitle={t('failedOne')}
      query={{
        data: vendor.data,
        error: vendor.error,
        refetch: () => void vendor.refetch(),
      }}
      renderState={({ isOpen }) => <VendorStateTag isOpen={isOpen} />}
      renderActions={(item) => <VendorSwitch vendor={item} />}
    >
      {(item) => (
        <>
          <StopNotice vendor={item} />
          <Segmented
            label={t('span.label')}
            value={span}
            options={vendorSpans.map((value) => ({ value, label: t(`span.${value}`) }))}
            onChange={(value) => go({ span: value })}
          />
          <VendorFigures vendor={item} span={span} />
          <VendorConformance vendor={item} />
          <VendorOutcomes vendor={item} />
          <VendorCalls
            vendorCode={vendorCode}
            view={calls}
            onView={(view) => go({ calls: view })}
          />
          {canReadBets && (
            <>
              <TransactionLookup
                vendorCode={vendorCode}
                transactionId={transaction ?? ''}
                onLook={(id) => go({ transaction: id === '' ? undefined : id })}
              />
              <VendorReviews vendorCode={vendorCode} />
            </>
          )}
          <PageTrail subjectId={vendorCode} />
        </>
      )}
    </DetailPage>
  );
}
