import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { DemoDay, DemoPart, Scene } from '../../platform/demo/demo-part.ts';
import { memberNamed } from '../members/index.ts';
import type { Offer } from './agreements/check-offer.ts';
import { type ContractRow, selectOpenContracts } from './agreements/store-contracts.ts';
import { processContract } from './agreements/use-cases/process-contract.ts';
import { proposeContract } from './agreements/use-cases/propose-contract.ts';
import { settleNext } from './pay/use-cases/settle-next.ts';
import type { ContractSettings } from './settings.ts';

interface Signing {
  readonly dayNumber: number;
  /** Null for the house. */
  readonly payer: string | null;
  readonly payee: string;
  readonly terms: Omit<Offer, 'payerId' | 'payeeId'>;
  /** What becomes of the offer: accepted unless it says otherwise; it may wait. */
  readonly answer?: 'reject' | 'withdraw' | 'wait';
  /** The day on which the payee asks for its end; the payer has not answered yet. */
  readonly endAskedOn?: number;
  /** Ended by both sides, hours after midnight of the day after it was signed. */
  readonly endsAtHours?: number;
}

const percent = (...rows: readonly [minBet: string, rate: string][]) =>
  rows.map(([minBet, rate]) => ({
    minBet,
    minLoss: null,
    minActive: 0,
    rateType: 'P' as const,
    rate,
  }));
const all = 'CONS' as const;

/** The agents of the demo; hourly and real-time pay were tried for a day and ended. */
const signings: readonly Signing[] = [
  {
    dayNumber: 21,
    payer: null,
    payee: 'demoagent',
    terms: { kind: 'DAILY', scope: all, tiers: percent(['100.00', '0.4'], ['5000.00', '0.6']) },
  },
  {
    dayNumber: 21,
    payer: null,
    payee: 'demoagent',
    terms: {
      kind: 'DIVIDEND',
      scope: all,
      periodType: 'DAILY',
      tiers: percent(['0.00', '10'], ['5000.00', '15']),
    },
  },
  {
    dayNumber: 21,
    payer: 'demoagent',
    payee: 'demodownline1',
    terms: { kind: 'DAILY', scope: all, tiers: percent(['100.00', '0.3']) },
  },
  {
    dayNumber: 22,
    payer: 'demoagent',
    payee: 'silverfen',
    endAskedOn: 28,
    terms: { kind: 'DAILY', scope: all, tiers: percent(['100.00', '0.2']) },
  },
  {
    dayNumber: 27,
    payer: 'demoagent',
    payee: 'northgate',
    answer: 'reject',
    terms: { kind: 'DAILY', scope: all, tiers: percent(['5000.00', '0.1']) },
  },
  {
    dayNumber: 27,
    payer: 'demoagent',
    payee: 'northgate',
    answer: 'withdraw',
    terms: {
      kind: 'DIVIDEND',
      scope: all,
      periodType: 'DAILY',
      tiers: percent(['5000.00', '8']),
    },
  },
  {
    dayNumber: 28,
    payer: 'demoagent',
    payee: 'northgate',
    answer: 'wait',
    terms: { kind: 'DAILY', scope: all, tiers: percent(['100.00', '0.25']) },
  },
  {
    dayNumber: 26,
    payer: null,
    payee: 'demoagent',
    endsAtHours: 20.5,
    terms: { kind: 'HOURLY', scope: all, tiers: percent(['0.00', '0.2']) },
  },
  {
    dayNumber: 26,
    payer: null,
    payee: 'demoagent',
    endsAtHours: 20.6,
    terms: { kind: 'REALTIME', scope: all, tiers: percent(['0.00', '0.1']) },
  },
];

const signHours = 23.2;
const settleHours = 15.2;

/** Contracts of the agents that people can sign in as, and what they were paid since. */
export function contractsDemo(settings: () => ContractSettings): DemoPart {
  return (_ctx, day) => {
    const signed = signings.filter(({ dayNumber }) => dayNumber === day.number);
    const [first] = signings.map(({ dayNumber }) => dayNumber);
    const settling: Scene = { at: day.at(settleHours), play: (at) => settleAll(at, settings()) };
    return Promise.resolve([
      ...signed.map((signing) => ({
        at: day.at(signHours),
        play: (at: Ctx) => sign(at, signing, settings()),
      })),
      ...signings.flatMap((signing) => endScenes(day, signing, settings)),
      ...signings.flatMap((signing) => askScenes(day, signing, settings)),
      ...(day.number > (first ?? 0) ? [settling] : []),
    ]);
  };
}

async function settleAll(ctx: Ctx, settings: ContractSettings): Promise<void> {
  let isMore = true;
  while (isMore) {
    isMore = await settleNext(ctx, settings);
  }
}

interface Parties {
  readonly payerId: MemberId | null;
  readonly payeeId: MemberId;
}

/** Undefined where the demo has other accounts. */
async function partiesOf(
  ctx: Ctx,
  { payer, payee }: Pick<Signing, 'payer' | 'payee'>,
): Promise<Parties | undefined> {
  const below = await memberNamed(ctx, payee);
  const above = payer === null ? null : await memberNamed(ctx, payer);
  return below === undefined || above === undefined
    ? undefined
    : { payerId: above?.id ?? null, payeeId: below.id };
}

async function sign(ctx: Ctx, signing: Signing, settings: ContractSettings): Promise<void> {
  const parties = await partiesOf(ctx, signing);
  if (parties === undefined) {
    return;
  }
  const row = await proposeContract(
    ctx,
    { ...signing.terms, ...parties },
    {
      settings,
      isProven: () => Promise.resolve(true),
      isReturnAllowed: () => Promise.resolve(true),
    },
  );
  const { answer = 'accept' } = signing;
  if (answer !== 'wait') {
    const by = answer === 'withdraw' ? row.payerId : row.payeeId;
    await act(ctx, { row, by, action: answer, settings });
  }
}

async function act(
  ctx: Ctx,
  step: {
    readonly row: ContractRow;
    readonly by: MemberId | null;
    readonly action: 'accept' | 'reject' | 'terminate' | 'withdraw';
    readonly settings: ContractSettings;
  },
): Promise<ContractRow> {
  const { row, by, action, settings } = step;
  const { id: contractId, kind, version } = row;
  const command = { contractId, kind, version, action, confirmEnd: true };
  return processContract(ctx, command, { by, settings });
}

/** The payee asks for the end, and the payer has not answered when the site opens. */
function askScenes(
  day: DemoDay,
  signing: Signing,
  settings: () => ContractSettings,
): readonly Scene[] {
  if (signing.endAskedOn !== day.number) {
    return [];
  }
  const play = async (ctx: Ctx): Promise<void> => {
    const row = await openOne(ctx, signing);
    if (row?.state === 'ACTIVE') {
      await act(ctx, { row, by: row.payeeId, action: 'terminate', settings: settings() });
    }
  };
  return [{ at: day.at(signHours), play }];
}

/** The contract of a signing, while it is open. */
async function openOne(ctx: Ctx, signing: Signing): Promise<ContractRow | undefined> {
  const parties = await partiesOf(ctx, signing);
  const open = parties && (await selectOpenContracts(ctx.tx, parties.payeeId));
  return open?.find(
    ({ kind, payerId }) => kind === signing.terms.kind && payerId === parties?.payerId,
  );
}

/** The payee asks, the payer agrees; the running unit is the last one. */
function endScenes(
  day: DemoDay,
  signing: Signing,
  settings: () => ContractSettings,
): readonly Scene[] {
  const { endsAtHours, dayNumber } = signing;
  if (endsAtHours === undefined || day.number !== dayNumber + 1) {
    return [];
  }
  const play = async (ctx: Ctx): Promise<void> => {
    const row = await openOne(ctx, signing);
    if (row !== undefined) {
      const rules = settings();
      const asked = await act(ctx, { row, by: row.payeeId, action: 'terminate', settings: rules });
      await act(ctx, { row: asked, by: row.payerId, action: 'accept', settings: rules });
    }
  };
  return [{ at: day.at(endsAtHours), play }];
}
