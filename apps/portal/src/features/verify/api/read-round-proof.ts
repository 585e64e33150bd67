import { readRound } from '@portal/protocol/calls/rounds';
import { valueOf } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';
import { proofOf, type RoundProof } from '../../../shared/rounds/round-proof.ts';

/** A round of the member with all that it was played with. */
export async function readRoundProof(roundId: string, signal: AbortSignal): Promise<RoundProof> {
  return proofOf(valueOf(await client.send(readRound, { params: { roundId }, signal })));
}
