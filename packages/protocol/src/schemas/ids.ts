import { z } from 'zod';
import type { PrefixedId } from '../ids.ts';

/** An opaque id with its prefix, `mbr_0198…`. */
function prefixedId<Prefix extends string>(
  ...prefixes: readonly Prefix[]
): z.ZodType<PrefixedId<Prefix>, string> {
  const pattern = new RegExp(`^(?:${prefixes.join('|')})_[0-9A-Za-z-]{8,40}$`, 'u');
  // The pattern proves the prefix, which the library's types do not look into.
  return z.string().regex(pattern) as unknown as z.ZodType<PrefixedId<Prefix>, string>;
}

/** A name that people gave: of a game, a design, a banner. */
function givenId(maxLength: number): z.ZodString {
  return z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w.:-]+$/u);
}

export const memberId = prefixedId('mbr');
export const memberNoteId = prefixedId('nte');
export const operatorId = prefixedId('opr');
/** A request for a second person. */
export const approvalId = prefixedId('apr');
/** A correction of a balance by hand. */
export const adjustmentId = prefixedId('adj');
/** A message by SMS or e-mail. */
export const deliveryId = prefixedId('dlv');
/** A key of a device that signs its owner in. */
export const passkeyId = prefixedId('psk');
/** A browser with which somebody signed in. */
export const deviceId = prefixedId('dev');
/** A bank account or wallet that a member is paid to. */
export const payoutAccountId = prefixedId('pac');
export const depositId = prefixedId('dep');
/** Money that went along an edge of the tree. */
export const transferId = prefixedId('trf');
/** Money between the wallet and a purse that a vendor keeps. */
export const walletTransferId = prefixedId('wtr');
/** A difference between our bets and the books of a vendor. */
export const vendorFindingId = prefixedId('vfd');
/** A difference between our books and a statement. */
export const reconciliationCaseId = prefixedId('rcc');
/** A withdrawal, and the slices in which it is paid. */
export const withdrawalId = prefixedId('wdr');
export const sliceId = prefixedId('slc');
/** A picture that proves a payment, or that it never came. */
export const proofId = prefixedId('prf');
/** An item of the points mall, an order of one, and a movement of points. */
export const goodsId = prefixedId('gds');
export const redeemId = prefixedId('rdm');
export const pointMoveId = prefixedId('ptm');
/** A payment of rebates. */
export const rebateId = prefixedId('reb');
/** A step of a member on the ladder of ranks. */
export const vipStepId = prefixedId('vst');
/** A mission, and a board with its prizes. */
export const missionId = prefixedId('msn');
export const boardId = prefixedId('brd');
/** A promotion, and what a member was given. */
export const promotionId = prefixedId('prm');
/** What stands between a member and a promotion, and a picture of an application. */
export const promotionEntryId = prefixedId('pme');
export const promotionPictureId = prefixedId('pic');
export const rewardId = prefixedId('rwd');
/** A red envelope: a rain of packets, or gifts to some members. */
export const envelopeId = prefixedId('env');
/** A message of an operator to a part of the members. */
export const campaignId = prefixedId('cmp');
/** A raffle, and a ticket of one. */
export const raffleId = prefixedId('raf');
export const raffleTicketId = prefixedId('rft');
/** Papers that a member sent, and a picture of one. */
export const kycCaseId = prefixedId('kyc');
export const kycDocumentId = prefixedId('kyd');
/** A sign that play does a member harm, which somebody looks at. */
export const careCaseId = prefixedId('car');
/** Two accounts that may be one person's, which somebody looks at. */
export const personCaseId = prefixedId('psn');
/** A pay contract of an agent, and what it came to in a unit. */
export const contractId = prefixedId('ctr');
export const billId = prefixedId('bil');
/** A file of a team that is made behind the page. */
export const teamFileId = prefixedId('tfl');
/** A message to the customer service. */
export const feedbackId = prefixedId('fbk');
/** A picture that came with a message to the customer service. */
export const feedbackPictureId = prefixedId('fbp');
/** A message of a room of the chat. */
export const chatMessageId = prefixedId('cht');
/** A message in the inbox of a member. */
export const messageId = prefixedId('msg');
/** Something about bets that an operator has to look at. */
export const betReviewId = prefixedId('rvw');
/** A line of the login history of somebody. */
export const signInId = prefixedId('lgn');
/** A browser in which somebody is signed in; no secret of it. */
export const sessionId = prefixedId('ses');
/** A call of a vendor of games, as it was kept. */
export const vendorCallId = prefixedId('vcl');
/** A change of the site that waits for its moment. */
export const sitePlanId = prefixedId('pln');
/** A vendor of games (`vassalage` in the member's calls). */
export const vendorCode = z.string().regex(/^[A-Z0-9_]{1,40}$/u);
export const freeSpinsId = prefixedId('frs');
export const roundId = prefixedId('rnd');
/** A bet of any product; one on a house game has the digits of its round. */
export const betId = prefixedId('bet');
/** A member or an operator, where either may have acted. */
export const actorId = prefixedId('mbr', 'opr');
/** A slip of the lottery, and what it is in one issue. */
export const lotteryOrderId = prefixedId('lto');
export const lotteryTicketId = prefixedId('ltk');
/** Entries that are older than the trail kept their `aud_`. */
export const trailEntryId = prefixedId('trl', 'aud');

/** An entry of the ledger; entries are numbered in the order of their commits. */
export const entryId = z.string().regex(/^\d{1,19}$/u);

/** A game of the catalogue (portal.md 3). */
export const nodeId = givenId(40);
export const designId = givenId(60);
/** A banner or a notice of the brand. */
export const contentId = givenId(60);
/** A feature switch (portal.md 6). */
export const modId = givenId(60);

/** A request, or the job in whose run something happened. */
export const requestId = givenId(64);
/** What an entry of the trail is about: whatever has an id. */
export const subjectId = givenId(64);
/** An id that another company gave; empty where there is none. */
export const foreignId = z.string().max(160);
