import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { FindSealedPlace, SelectDigests, WriteSealLevels } from './generated/statements.ts';

/** Digests of a piece; the table says the same. */
const digestsOfPiece = 64;
const hexOfDigest = 64;

/** The tree over the tickets of an issue that is sealed. */
export interface SealedTree {
  readonly issueId: bigint;
  readonly levels: readonly (readonly Uint8Array[])[];
  readonly ticketIds: readonly string[];
}

interface Piece {
  readonly issueId: bigint;
  readonly level: number;
  readonly piece: number;
  readonly firstTicket: string | undefined;
  readonly digests: string;
}

export async function writeSealLevels(
  tx: Transaction,
  trees: readonly SealedTree[],
): Promise<void> {
  const pieces = trees.flatMap(piecesOf);
  if (pieces.length === 0) {
    return;
  }
  await sql<WriteSealLevels>`
    insert into lottery_seal_levels (issue_id, level, piece, first_ticket, digests)
    select p.issue_id, p.level, p.piece, p.first_ticket, decode(p.digests, 'hex')
    from unnest(
      ${pieces.map(({ issueId }) => issueId)}::bigint[],
      ${pieces.map(({ level }) => level)}::int[],
      ${pieces.map(({ piece }) => piece)}::int[],
      ${pieces.map(({ firstTicket }) => firstTicket ?? null)}::text[],
      ${pieces.map(({ digests }) => digests)}::text[])
      as p (issue_id, level, piece, first_ticket, digests)`.execute(tx);
}

function piecesOf({ issueId, levels, ticketIds }: SealedTree): readonly Piece[] {
  return levels.flatMap((digests, level) =>
    Array.from({ length: Math.ceil(digests.length / digestsOfPiece) }, (_, piece) => {
      const from = piece * digestsOfPiece;
      const part = digests.slice(from, from + digestsOfPiece);
      return {
        issueId,
        level,
        piece,
        firstTicket: level === 0 ? ticketIds[from] : undefined,
        digests: Buffer.concat(part).toString('hex'),
      };
    }),
  );
}

/** Where a ticket stands in its seal; undefined where its levels were not kept, or not with it. */
export async function findSealedPlace(
  tx: Transaction,
  ticket: { readonly issueId: bigint; readonly ticketId: string; readonly leaf: string },
): Promise<number | undefined> {
  const { rows } = await sql<FindSealedPlace>`
    select piece, encode(digests, 'hex') as digests from lottery_seal_levels
    where issue_id = ${ticket.issueId} and level = 0
      and first_ticket collate "C" <= ${ticket.ticketId}
    order by first_ticket collate "C" desc limit 1`.execute(tx);
  const [found] = rows;
  const at = digestsIn(found?.digests ?? '').indexOf(ticket.leaf);
  return found === undefined || at < 0 ? undefined : found.piece * digestsOfPiece + at;
}

/** Digests in hex by their places, in the order of the places. */
export async function selectDigests(
  tx: Transaction,
  issueId: bigint,
  places: readonly { readonly level: number; readonly place: number }[],
): Promise<readonly (string | undefined)[]> {
  const { rows } = await sql<SelectDigests>`
    select l.level, l.piece, encode(l.digests, 'hex') as digests
    from unnest(
      ${places.map(({ level }) => level)}::int[],
      ${places.map(({ place }) => Math.floor(place / digestsOfPiece))}::int[]) as p (level, piece)
    join lottery_seal_levels l
      on l.issue_id = ${issueId} and l.level = p.level and l.piece = p.piece`.execute(tx);
  const pieces = new Map(
    rows.map(({ level, piece, digests }) => [`${level} ${piece}`, digestsIn(digests ?? '')]),
  );
  return places.map(({ level, place }) =>
    pieces.get(`${level} ${Math.floor(place / digestsOfPiece)}`)?.at(place % digestsOfPiece),
  );
}

function digestsIn(hex: string): readonly string[] {
  return Array.from({ length: hex.length / hexOfDigest }, (_, at) =>
    hex.slice(at * hexOfDigest, (at + 1) * hexOfDigest),
  );
}
