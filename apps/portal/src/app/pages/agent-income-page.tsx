import { useNavigate, useSearch } from '@tanstack/react-router';
import { AgentIncome } from '../../features/agents/components/agent-income.tsx';

const path = '/a/agentRevenueReport';

export default function AgentIncomePage() {
  const navigate = useNavigate();
  const search = useSearch({ from: path });
  return (
    <AgentIncome
      search={search}
      onSearch={(change) => {
        void navigate({ to: path, search: { ...search, ...change }, resetScroll: false });
      }}
    />
  );
}
