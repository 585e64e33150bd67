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
  await act(ctx, { row, by: row.payeeId, action: 'accept', settings });
}

async function act(
  ctx: Ctx,
  step: {
    readonly row: ContractRow;
    readonly by: MemberId | null;
    readonly action: 'accept' | 'terminate';
    readonly settings: ContractSettings;
  },
): Promise<ContractRow> {
  const { row, by, action, settings } = step;
  const { id: contractId, kind, version } = row;
  const command = { contractId, kind, version, action, confirmEnd: true };
  return processContract(ctx, command, { by, settings });
}

/** The payee asks, the payer agrees; the running unit is the last one. */
function endScenes(
  day: DemoDay,
  signing: Signing,
  settings: () => ContractSettings,
): readonly Scene[] {
  const { endsAtHours, dayNumber, terms } = signing;
  if (endsAtHours === undefined || day.number !== dayNumber + 1) {
    return [];
  }
  const play = async (ctx: Ctx): Promise<void> => {
    const parties = await partiesOf(ctx, signing);
    const open = parties && (await selectOpenContracts(ctx.tx, parties.payeeId));
    const row = open?.find(({ kind, payerId }) => {
      return kind === terms.kind && payerId === parties?.payerId;
    });
    if (row !== undefined) {
      const rules = settings();
      const asked = await act(ctx, { row, by: row.payeeId, action: 'terminate', settings: rules });
      await act(ctx, { row: asked, by: row.payerId, action: 'accept', settings: rules });
    }
  };
  return [{ at: day.at(endsAtHours), play }];
}
