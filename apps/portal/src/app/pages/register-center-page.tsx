import { useNavigate, useSearch } from '@tanstack/react-router';
import { RegisterCenter } from '../../features/agents/components/register-center.tsx';

const path = '/a/registerCenter';

export default function RegisterCenterPage() {
  const navigate = useNavigate();
  const search = useSearch({ from: path });
  return (
    <RegisterCenter
      search={search}
      onSearch={(change) => {
        void navigate({ to: path, search: { ...search, ...change }, resetScroll: false });
      }}
    />
  );
}
