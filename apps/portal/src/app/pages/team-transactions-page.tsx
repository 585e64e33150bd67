import { useNavigate, useSearch } from '@tanstack/react-router';
import { TeamTransactions } from '../../features/agents/components/team-transactions.tsx';

const path = '/a/agentDownlineTransactionDetailsCopy';

export default function TeamTransactionsPage() {
  const navigate = useNavigate();
  const search = useSearch({ from: path });
  return (
    <TeamTransactions
      search={search}
      onSearch={(change, history) => {
        void navigate({
          to: path,
          search: { ...search, ...change },
          replace: history === 'keep',
          resetScroll: false,
        });
      }}
    />
  );
}
