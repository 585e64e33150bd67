import { useSearch } from '@tanstack/react-router';
import { LotteryHall } from '../../features/lottery/components/lottery-hall.tsx';
import type { HallPath } from '../../features/lottery/halls.ts';
import { usePage } from '../use-page.ts';

/** One of the three pages of the lottery; its game stands in the address. */
export default function LotteryPage() {
  const page = usePage();
  const hall = page?.frame === 'portal' ? page.lottery : undefined;
  return hall === undefined ? null : <Hall hall={hall} />;
}

function Hall({ hall }: { readonly hall: HallPath }) {
  const { gameCode } = useSearch({ from: hall });
  return (
    <div
      className="page-frame py-4"
      data-ux={{ '/lottery': 'R-17', '/seaLottery': 'R-18', '/vnLottery': 'R-19' }[hall]}
    >
      <LotteryHall hall={hall} gameCode={gameCode} />
    </div>
  );
}
