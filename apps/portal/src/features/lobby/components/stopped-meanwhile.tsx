import { useLanguage } from '@portal/i18n/react';
import { CallFailed } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openGameQuery } from '../../../shared/games/api/read-game.ts';
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
 * Over an open game: its operator's stop, and the end of its time or of its audience, come over the
 * line of this tab and are asked for at once, since the game itself may only refuse bets without
 * saying why (R39). Without a line it is asked for from time to time.
 */
export function StoppedMeanwhile({
  nodeId,
  isKnown = false,
  isBusy = false,
  onLeave,
}: StoppedMeanwhileProps) {
  const { code } = useLanguage();
  const { data, error, refetch } = useQuery(openGameQuery(nodeId, code));
  useEffect(() => topicTable.follow('games', () => void refetch()), [refetch]);
  const isOver = isKnown || data?.isUnderMaintenance === true || isGone(error);
  return isOver && !isBusy && <ServicedNotice nodeId={nodeId} wasOpen onClose={onLeave} />;
}

function isGone(error: Error | null): boolean {
  return error instanceof CallFailed && error.failure.code === 'game_not_found';
}
