import { useNavigate, useSearch } from '@tanstack/react-router';
import { TeamBets } from '../../features/agents/components/team-bets.tsx';

const path = '/a/personalHistoryCopy';

export default function TeamBetsPage() {
  const navigate = useNavigate();
  const search = useSearch({ from: path });
  return (
    <TeamBets
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
