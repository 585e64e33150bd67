import { useNavigate, useSearch } from '@tanstack/react-router';
import { TeamStatement } from '../../features/agents/components/team-statement.tsx';

const path = '/a/palStatementsAgentCopy';

export default function TeamStatementPage() {
  const navigate = useNavigate();
  const search = useSearch({ from: path });
  return (
    <TeamStatement
      search={search}
      onSearch={(change) => {
        void navigate({ to: path, search: { ...search, ...change }, resetScroll: false });
      }}
    />
  );
}
