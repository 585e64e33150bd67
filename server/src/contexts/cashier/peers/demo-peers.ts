import type { DepositId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { beforeDoors } from '../../../platform/demo/before-doors.ts';
import type { DemoPart, Scene } from '../../../platform/demo/demo-part.ts';
import { memberCtx } from '../../../platform/demo/member-ctx.ts';
import { unlessRefused } from '../../../platform/demo/unless-refused.ts';
import { everyMember, type Member } from '../../members/index.ts';
import { createDeposit } from '../deposits/use-cases/create-deposit.ts';
import { demoPicture } from '../proofs/demo-picture.ts';
import { redrawProofs } from '../proofs/picture.ts';
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

interface Story {
  readonly rules: CashierRules;
  /** Who waits for money, and who may pay it; known once the first of the scenes is played. */
  receivers: readonly Member[];
  payers: readonly Member[];
  /** What the first payer promises: a part of one order, then all of another. */
  partId?: DepositId | undefined;
  wholeId?: DepositId | undefined;
}

const wishMinor = 150_000n;
/** All of what is wished for, so that nobody else meets the same order. */
const whole = '1500.00';
const part = '700.00';
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
        pair.partId = await promise(ctx, pair, { payerAt: 0, amount: part });
      }),
      ...scene(42, (ctx, pair) => claim(ctx, pair, pair.partId)),
      ...scene(41, (ctx, pair) => answer(ctx, pair, { id: pair.partId, isReceived: true })),
      ...scene(40, async (ctx, pair) => {
        pair.wholeId = await promise(ctx, pair, { payerAt: 0, amount: whole });
      }),
      ...scene(32, (ctx, pair) => claim(ctx, pair, pair.wholeId)),
      ...scene(20, (ctx, pair) => answer(ctx, pair, { id: pair.wholeId, isReceived: false })),
      ...scene(1, (ctx, pair) => promise(ctx, pair, { payerAt: 1, amount: whole })),
    ]);
  };
}

async function wish(ctx: Ctx, story: Story): Promise<void> {
  for (const member of await everyMember(ctx)) {
    if (member.kind !== 'trial' && (await isFitForPeers(ctx, member.id))) {
      const isWished =
        story.receivers.length < mostReceivers && (await request(ctx, story, member));
      story.receivers = isWished ? [...story.receivers, member] : story.receivers;
      story.payers = isWished ? story.payers : [...story.payers, member];
    }
  }
}

/** Whether a new order of theirs is approved. */
async function request(ctx: Ctx, { rules }: Story, member: Member): Promise<boolean> {
  if ((await findOpenOrder(ctx.tx, member.id)) !== undefined) {
    return false;
  }
  const number = String(2_000_000_000 + member.account.length * 7_654_321);
  const account = { number, name: member.account, bank: 'Krungthai' };
  await demoRequest(ctx, rules, { member, minor: wishMinor, ...account });
  return demoGrant(ctx, rules, member.id);
}

/** One who may pay promises to: the orders that wait are met in their own order. */
async function promise(
  ctx: Ctx,
  { payers, rules }: Story,
  { payerAt, amount }: { readonly payerAt: number; readonly amount: string },
): Promise<DepositId | undefined> {
  const channel = rules.settings().deposit.channels.find(({ provider }) => provider === peers);
  const payer = payers[payerAt];
  if (payer === undefined || channel === undefined) {
    return undefined;
  }
  const wished = { channel: channel.code, amount, isWithoutLimit: true, returnBase: undefined };
  return (await createDeposit(memberCtx(ctx, payer), wished, rules)).id;
}

async function claim(
  ctx: Ctx,
  { payers: [payer], rules }: Story,
  id: DepositId | undefined,
): Promise<void> {
  if (payer !== undefined && id !== undefined) {
    const pictures = await redrawProofs([demoPicture]);
    const said = { id, bankReference: `PEER-${id.slice(-12)}`, pictures };
    await claimPeerPayment(memberCtx(ctx, payer), said, rules.settings());
  }
}

/** Whoever was to be paid by this deposit says whether it came. */
async function answer(
  ctx: Ctx,
  { receivers, rules }: Story,
  paid: { readonly id: DepositId | undefined; readonly isReceived: boolean },
): Promise<void> {
  for (const member of receivers) {
    const id = await findOpenOrder(ctx.tx, member.id);
    const slices = id === undefined ? [] : await selectSlices(ctx.tx, id);
    const slice = slices.find(
      ({ state, depositId }) => state === 'CLAIMED' && depositId === paid.id,
    );
    if (id !== undefined && slice !== undefined) {
      const said = paid.isReceived ? received : denied;
      const command = { id, sliceId: slice.id, amount: undefined, ...said };
      await answerReceipt(memberCtx(ctx, member), command, rules);
    }
  }
}

const received = { answer: 'received', note: undefined, images: [] } as const;
const denied = {
  answer: 'not_received',
  note: 'The slip is of another day; nothing is on my account.',
  images: [demoPicture],
} as const;
