import { Rebates } from '../../features/rebates/components/rebates.tsx';

export default function RebatesPage() {
  return <Rebates />;
}
