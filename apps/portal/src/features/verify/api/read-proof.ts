import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readLotteryGame, readLotteryIssue } from '@portal/protocol/calls/lottery';
import { readLotteryTicket } from '@portal/protocol/calls/lottery-orders';
import { valueOf } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';
import type { DrawProof, TicketProof } from '../proof.ts';

type Receipt = ReplyOf<Endpoints['readLotteryTicket']>;

/** What a site publishes of an issue, with the family of its game. */
export async function readDrawProof(query: {
  readonly gameCode: string;
  readonly issueNo: string;
}): Promise<DrawProof> {
  const { gameCode } = query;
  const { game } = valueOf(
    await client.send(readLotteryGame, {
      params: { gameCode },
      query: { ahead: '1', behind: '1' },
    }),
  );
  const issue = valueOf(await client.send(readLotteryIssue, { query }));
  return {
    family: game.families[0] ?? '',
    gameCode: issue.gameCode,
    issueNo: issue.issueNo,
    commitment: issue.commitment,
    serverSeed: issue.serverSeed,
    draw: issue.draw,
    voidReason: issue.voidReason,
    ticketRoot: issue.ticketRoot,
    beacon: issue.beacon,
  };
}

/** The member's own ticket with its way to the sealed root. */
export async function readTicketProof(ticketId: string): Promise<TicketProof> {
  return ticketProof(valueOf(await client.send(readLotteryTicket, { params: { ticketId } })));
}

function ticketProof({ ticket, linesHash, costMinor, path, issue, lines }: Receipt): TicketProof {
  const { ticketId, gameCode, issueNo, multiple } = ticket;
  return {
    ticketId,
    gameCode,
    issueNo,
    multiple,
    linesJson: JSON.stringify(lines),
    linesHash,
    costMinor,
    path,
    ticketRoot: issue.ticketRoot,
  };
}
