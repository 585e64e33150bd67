import { useNavigate, useSearch } from '@tanstack/react-router';
import { BettingRecord } from '../../features/records/components/betting-record.tsx';

const path = '/m/personalHistoryCopy';

export default function BettingRecordPage() {
  const navigate = useNavigate();
  const search = useSearch({ from: path });
  return (
    <BettingRecord
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
