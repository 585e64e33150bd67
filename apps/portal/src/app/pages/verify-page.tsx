import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { VerifyView } from '../../features/verify/components/verify-view.tsx';
import { useDocumentTitle } from '../../shared/heading/use-document-title.ts';

/** Where anybody computes a draw again, and checks that a ticket was sealed before it. */
export default function VerifyPage() {
  const search = useSearch({ from: '/verify' });
  const navigate = useNavigate();
  useDocumentTitle(useTranslations('verify')('title'));
  return (
    <div className="page-frame py-6">
      <VerifyView
        search={search}
        onSearch={(next) => {
          void navigate({ to: '/verify', search: next });
        }}
      />
    </div>
  );
}
