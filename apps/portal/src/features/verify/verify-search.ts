/** The query of the page: an issue, or a ticket or round of one's own. */
export interface VerifySearch {
  readonly gameCode?: string;
  readonly issueNo?: string;
  readonly ticketId?: string;
  /** A raffle of which the draw is computed again. */
  readonly raffleId?: string;
  /** A round of a house game. */
  readonly roundId?: string;
}

export function readVerifySearch(raw: Readonly<Record<string, unknown>>): VerifySearch {
  const text = (key: string) => (typeof raw[key] === 'string' ? { [key]: raw[key] } : {});
  return {
    ...text('gameCode'),
    ...text('issueNo'),
    ...text('ticketId'),
    ...text('raffleId'),
    ...text('roundId'),
  };
}
