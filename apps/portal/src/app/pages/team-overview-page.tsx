import { useNavigate, useSearch } from '@tanstack/react-router';
import { TeamOverview } from '../../features/agents/components/team-overview.tsx';

const path = '/a/agentTeamOverview';

export default function TeamOverviewPage() {
  const navigate = useNavigate();
  const search = useSearch({ from: path });
  return (
    <TeamOverview
      search={search}
      onSearch={(change) => {
        void navigate({ to: path, search: { ...search, ...change }, resetScroll: false });
      }}
    />
  );
}
