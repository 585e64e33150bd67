import { useNavigate, useSearch } from '@tanstack/react-router';
import { DownlineList } from '../../features/agents/components/downline-list.tsx';

const path = '/a/downlineManagmentView';

export default function DownlinePage() {
  const navigate = useNavigate();
  const search = useSearch({ from: path });
  return (
    <DownlineList
      search={search}
      onSearch={(change) => {
        void navigate({ to: path, search: { ...search, ...change }, resetScroll: false });
      }}
    />
  );
}
