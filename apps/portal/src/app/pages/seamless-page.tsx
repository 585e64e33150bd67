import { useTranslations } from '@portal/i18n/react';
import { OneWallet } from '../../features/transfer-wallet/components/one-wallet.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';
import { useDocumentTitle } from '../../shared/heading/use-document-title.ts';

/** What one wallet for every game means, and where it begins. */
export default function SeamlessPage() {
  const t = useTranslations('transfer-wallet.seamless');
  useDocumentTitle(t('title'));
  return (
    <div data-ux="R-24" className="page-frame max-w-240 py-6">
      <PageHeading>{t('title')}</PageHeading>
      <OneWallet />
    </div>
  );
}
