import {
  type ContractRow,
  type ContractSettings,
  type Offer,
  processContract,
  proposeContract,
  settingsOf,
} from '../../src/contexts/contracts/index.ts';
import { usualContracts } from '../../src/contexts/site/contracts-section.ts';
import type { Ctx } from '../../src/platform/context.ts';

/** What the specification's section 9 says. */
export const usualSettings = settingsOf({ contracts: usualContracts, currency: 'USD' });

/** A daily wage of 1 % without conditions, unless said otherwise. */
export function buildOffer(
  parties: Pick<Offer, 'payerId' | 'payeeId'>,
  overrides: Partial<Offer> = {},
): Offer {
  const tier = { minBet: '0.00', minLoss: null, minActive: 0, rateType: 'P', rate: '1' } as const;
  return { kind: 'DAILY', scope: 'CONS', tiers: [tier], ...parties, ...overrides };
}

/** Proposes with the payment password proved. */
export function propose(
  ctx: Ctx,
  offer: Offer,
  settings: ContractSettings = usualSettings,
): Promise<ContractRow> {
  return proposeContract(ctx, offer, {
    settings,
    isProven: () => Promise.resolve(true),
    guardReturn: () => Promise.resolve(),
  });
}

/** What one side does to a contract as it stands. */
export function act(
  ctx: Ctx,
  row: ContractRow,
  command: {
    readonly by: ContractRow['payerId'];
    readonly action: 'accept' | 'reject' | 'terminate' | 'withdraw';
    readonly confirmEnd?: boolean;
  },
): Promise<ContractRow> {
  const { by, ...rest } = command;
  const { id: contractId, kind, version } = row;
  const settings = usualSettings;
  return processContract(ctx, { contractId, kind, version, ...rest }, { by, settings });
}

/** An offer that its payee has accepted. */
export async function sign(ctx: Ctx, offer: Offer): Promise<ContractRow> {
  const row = await propose(ctx, offer);
  return act(ctx, row, { by: row.payeeId, action: 'accept', confirmEnd: true });
}
