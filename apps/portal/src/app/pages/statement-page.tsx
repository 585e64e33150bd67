import { useNavigate, useSearch } from '@tanstack/react-router';
import { EventsCard } from '../../features/records/components/events-card.tsx';
import { Statement } from '../../features/records/components/statement.tsx';

const path = '/m/transactionHistory';

export default function StatementPage() {
  const navigate = useNavigate();
  const search = useSearch({ from: path });
  return (
    <>
      <Statement
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
      <EventsCard />
    </>
  );
}
