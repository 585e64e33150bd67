import { useNavigate, useSearch } from '@tanstack/react-router';
import { BettingRecord } from '../../features/records/components/betting-record.tsx';
import { defaultPreset } from '../../features/records/period-search.ts';

const path = '/m/personalHistoryCopy';

export default function BettingRecordPage() {
  const navigate = useNavigate();
  const { preset = defaultPreset } = useSearch({ from: path });
  return (
    <BettingRecord
      preset={preset}
      onPreset={(next) => {
        void navigate({ to: path, search: { preset: next } });
      }}
    />
  );
}
