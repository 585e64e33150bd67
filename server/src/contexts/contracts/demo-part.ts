import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { DemoDay, DemoPart, Scene } from '../../platform/demo/demo-part.ts';
import { memberNamed } from '../members/index.ts';
import { type ContractRow, selectOpenContracts } from './agreements/store-contracts.ts';
import { expireContracts } from './agreements/use-cases/expire-contracts.ts';
import { processContract } from './agreements/use-cases/process-contract.ts';
import { proposeContract } from './agreements/use-cases/propose-contract.ts';
import { type Signing, signings } from './data/demo-signings.ts';
import { guardReturn } from './desk/guard-return.ts';
import { serveDebtors } from './pay/use-cases/serve-debtors.ts';
import { settleNext } from './pay/use-cases/settle-next.ts';
import type { ContractSettings } from './settings.ts';

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

/** The work of a day of the loops and jobs: offers lapse, debts are served, units are settled. */
async function settleAll(ctx: Ctx, settings: ContractSettings): Promise<void> {
  await expireContracts(ctx);
  await serveDebtors(ctx, settings);
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
      // The house of the demo keeps to the guard that its desk has.
      guardReturn: (offer) =>
        parties.payerId === null ? guardReturn(ctx, parties.payeeId, offer) : Promise.resolve(),
    },
  );
  const { answer = 'accept' } = signing;
  if (answer !== 'wait') {
    const by = answer === 'withdraw' ? row.payerId : row.payeeId;
    const reason = answer === 'reject' ? { reason: 'My team is too small for 5,000 a day' } : {};
    await act(ctx, { row, by, action: answer, settings, ...reason });
  }
}

async function act(
  ctx: Ctx,
  step: {
    readonly row: ContractRow;
    readonly by: MemberId | null;
    readonly action: 'accept' | 'reject' | 'terminate' | 'withdraw';
    readonly reason?: string;
    readonly settings: ContractSettings;
  },
): Promise<ContractRow> {
  const { row, by, action, reason, settings } = step;
  const { id: contractId, kind, version } = row;
  const command = { contractId, kind, version, action, reason, confirmEnd: true };
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
      const reason = 'My line grew, and the rate no longer fits it';
      await act(ctx, { row, by: row.payeeId, action: 'terminate', reason, settings: settings() });
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
