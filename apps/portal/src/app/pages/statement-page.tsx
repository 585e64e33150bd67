import { useNavigate, useSearch } from '@tanstack/react-router';
import { Statement } from '../../features/records/components/statement.tsx';
import { defaultPreset } from '../../features/records/period-search.ts';

const path = '/m/transactionHistory';

export default function StatementPage() {
  const navigate = useNavigate();
  const { preset = defaultPreset } = useSearch({ from: path });
  return (
    <Statement
      preset={preset}
      onPreset={(next) => {
        void navigate({ to: path, search: { preset: next } });
      }}
    />
  );
}
