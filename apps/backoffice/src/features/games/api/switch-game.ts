import { openGame, stopGame } from '@portal/protocol/calls/games-desk';
import type { Failure } from '@portal/protocol/client';
import { client } from '../../../shared/client.ts';

/** Stops a game or opens it again; the failure when it was refused. */
export async function switchGame(command: {
  readonly nodeId: string;
  readonly act: 'stop' | 'open';
  readonly reason: string;
}): Promise<Failure | undefined> {
  const { nodeId, act, reason } = command;
  const input = { params: { nodeId }, body: { reason } };
  const outcome = await (act === 'stop'
    ? client.send(stopGame, input)
    : client.send(openGame, input));
  return outcome.ok ? undefined : outcome;
}
