import { namesOfGame } from '@portal/protocol';
import { useQuery } from '@tanstack/react-query';
import { useMember } from '../session/session.ts';
import { bonusBarsQuery } from './read-bonus-bars.ts';

/** The largest stake that open bonuses of the member allow; undefined for any. */
export function useBonusMostStake(): string | undefined {
  const member = useMember();
  const { data } = useQuery({ ...bonusBarsQuery, enabled: member?.isTrial === false });
  return data?.mostStake;
}

/** Whether an open bonus of the member forbids a game. Nobody else has one. */
export function useBonusBar(game: Parameters<typeof namesOfGame>[0]): boolean {
  const member = useMember();
  const { data } = useQuery({ ...bonusBarsQuery, enabled: member?.isTrial === false });
  return data !== undefined && namesOfGame(game).some((name) => data.games.includes(name));
}
