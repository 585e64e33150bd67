import { useNavigate, useSearch } from '@tanstack/react-router';
import { VerifyView } from '../../features/verify/components/verify-view.tsx';

/** Where anybody computes a draw again, and checks that a ticket was sealed before it. */
export default function VerifyPage() {
  const search = useSearch({ from: '/verify' });
  const navigate = useNavigate();
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
