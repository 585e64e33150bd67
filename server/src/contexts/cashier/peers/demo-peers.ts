import type { DepositId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { beforeDoors } from '../../../platform/demo/before-doors.ts';
import type { DemoPart, Scene } from '../../../platform/demo/demo-part.ts';
import { memberCtx } from '../../../platform/demo/member-ctx.ts';
import { unlessRefused } from '../../../platform/demo/unless-refused.ts';
import { everyMember, type Member } from '../../members/index.ts';
import { createDeposit } from '../deposits/use-cases/create-deposit.ts';
import { demoSlip } from '../proofs/demo-picture.ts';
import { drawnPictures } from '../proofs/pictures.ts';
import type { CashierRules } from '../rules.ts';
import { demoGrant } from '../withdrawals/demo-grant.ts';
import { demoRequest } from '../withdrawals/demo-request.ts';
import { selectSlices } from '../withdrawals/store-slices.ts';
import { findOpenOrder } from '../withdrawals/store-withdrawals.ts';
import { answerReceipt } from '../withdrawals/use-cases/answer-receipt.ts';
import { isFitForPeers } from './may-pay-peers.ts';
import { peers } from './peers.ts';
import { claimPeerPayment } from './use-cases/claim-peer-payment.ts';
import { tendPeers } from './use-cases/tend-peers.ts';

/** A deposit that its payer promised to another member. */
interface Promised {
  readonly payer: Member;
  readonly id: DepositId;
}

interface Story {
  readonly rules: CashierRules;
  /** Who waits for money, and who may pay it; known once the first of the scenes is played. */
  receivers: readonly Member[];
  payers: readonly Member[];
  /** A part of one order, then all of another. */
  part?: Promised | undefined;
  whole?: Promised | undefined;
}

const wishMinor = 150_000n;
/** All of what is wished for, so that nobody else meets the same order. */
const wholeAmount = '1500.00';
const partAmount = '700.00';
const mostReceivers = 3;

/**
 * What members pay each other when the site opens its doors: a payment in dispute, with the
 * pictures of both sides, one that its payer is to make, and an order of which a part arrived and
 * for whose rest somebody is sought.
 */
export function peersDemo(rules: CashierRules): DemoPart {
  return async (_ctx, day) => {
    const story: Story = { rules, receivers: [], payers: [] };
    const scene = (minutes: number, play: (ctx: Ctx, pair: Story) => Promise<unknown>): Scene[] => {
      const at = beforeDoors(day, minutes);
      return at === undefined ? [] : [{ at, play: (ctx) => unlessRefused(() => play(ctx, story)) }];
    };
    return Promise.resolve([
      ...scene(50, wish),
      ...scene(46, (ctx) => tendPeers(ctx, rules.settings(), false)),
      ...scene(44, async (ctx, pair) => {
        pair.part = await promise(ctx, pair, partAmount);
      }),
      ...scene(42, (ctx, { part }) => claim(ctx, rules, part)),
      ...scene(41, (ctx, pair) => answer(ctx, pair, { promised: pair.part, isReceived: true })),
      ...scene(40, async (ctx, pair) => {
        pair.whole = await promise(ctx, pair, wholeAmount);
      }),
      ...scene(32, (ctx, { whole }) => claim(ctx, rules, whole)),
      ...scene(20, (ctx, pair) => answer(ctx, pair, { promised: pair.whole, isReceived: false })),
      ...scene(1, (ctx, pair) => promise(ctx, pair, wholeAmount)),
    ]);
  };
}

async function wish(ctx: Ctx, story: Story): Promise<void> {
  for (const [at, member] of (await everyMember(ctx)).entries()) {
    if (member.kind !== 'trial' && (await isFitForPeers(ctx, member.id))) {
      const isSought = story.receivers.length < mostReceivers;
      const isWished = isSought && (await request(ctx, story, { member, at }));
      story.receivers = isWished ? [...story.receivers, member] : story.receivers;
      story.payers = isWished ? story.payers : [...story.payers, member];
    }
  }
}

/** Whether a new order of theirs is approved. */
async function request(
  ctx: Ctx,
  { rules }: Story,
  { member, at }: { readonly member: Member; readonly at: number },
): Promise<boolean> {
  if ((await findOpenOrder(ctx.tx, member.id)) !== undefined) {
    return false;
  }
  // An account is one member's only.
  const number = String(2_000_000_000 + at * 7_654_321);
  const account = { number, name: member.account, bank: 'Krungthai' };
  await unlessRefused(() => demoRequest(ctx, rules, { member, minor: wishMinor, ...account }));
  return demoGrant(ctx, rules, member.id);
}

/** The first who may promises it: who is near in the line of all that wait meets none of them. */
async function promise(
  ctx: Ctx,
  { payers, rules }: Story,
  amount: string,
): Promise<Promised | undefined> {
  const channel = rules.settings().deposit.channels.find(({ provider }) => provider === peers);
  if (channel === undefined) {
    return undefined;
  }
  for (const payer of payers) {
    const wished = { channel: channel.code, amount, isWithoutLimit: true } as const;
    const made: { id?: DepositId } = {};
    await unlessRefused(async () => {
      const own = memberCtx(ctx, payer);
      made.id = (await createDeposit(own, { ...wished, returnBase: undefined }, rules)).id;
    });
    if (made.id !== undefined) {
      return { payer, id: made.id };
    }
  }
  return undefined;
}

async function claim(ctx: Ctx, rules: CashierRules, promised: Promised | undefined): Promise<void> {
  if (promised !== undefined) {
    const { id, payer } = promised;
    const pictures = await demoSlip();
    const said = { id, bankReference: `PEER-${id.slice(-12)}`, pictures };
    await claimPeerPayment(memberCtx(ctx, payer), said, rules.settings());
  }
}

/** Whoever was to be paid by this deposit says whether it came. */
async function answer(
  ctx: Ctx,
  { receivers, rules }: Story,
  paid: { readonly promised: Promised | undefined; readonly isReceived: boolean },
): Promise<void> {
  for (const member of paid.promised === undefined ? [] : receivers) {
    const id = await findOpenOrder(ctx.tx, member.id);
    const slices = id === undefined ? [] : await selectSlices(ctx.tx, id);
    const slice = slices.find(
      ({ state, depositId }) => state === 'CLAIMED' && depositId === paid.promised?.id,
    );
    if (id !== undefined && slice !== undefined) {
      const said = paid.isReceived ? received : denied;
      const pictures = paid.isReceived ? drawnPictures([]) : await demoSlip();
      const command = { id, sliceId: slice.id, amount: undefined, pictures, ...said };
      await answerReceipt(memberCtx(ctx, member), command, rules);
    }
  }
}

const received = { answer: 'received', note: undefined } as const;
const denied = {
  answer: 'not_received',
  note: 'The slip is of another day; nothing is on my account.',
} as const;
