import { useLanguage } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gameQuery } from '../../../shared/games/api/read-game.ts';
import { topicTable } from '../../../shared/realtime/topic-table.ts';
import { ServicedNotice } from './serviced-notice.tsx';

interface StoppedMeanwhileProps {
  readonly nodeId: string;
  /** The game was loaded again and refused: said here as well, so that it is said once. */
  readonly isKnown?: boolean;
  /** A round that runs is shown to its end first. */
  readonly isBusy?: boolean;
  readonly onLeave: () => void;
}

/**
 * Over an open game: its operator's stop comes over the line of this tab, and is asked for at once,
 * since the game itself may only refuse bets without saying why (R39).
 */
export function StoppedMeanwhile({
  nodeId,
  isKnown = false,
  isBusy = false,
  onLeave,
}: StoppedMeanwhileProps) {
  const { code } = useLanguage();
  const { data, refetch } = useQuery({ ...gameQuery(nodeId, code), staleTime: 0 });
  useEffect(() => topicTable.follow('games', () => void refetch()), [refetch]);
  return (
    (isKnown || data?.isUnderMaintenance === true) &&
    !isBusy && <ServicedNotice nodeId={nodeId} wasOpen onClose={onLeave} />
  );
}
