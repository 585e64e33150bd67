import { currency, formatAmount, parseAmount } from '@portal/money';
import type { BodyOf, Endpoints } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { renewKeys } from '../provider-keys.ts';
import { changeProvider, selectProviders, type StoredProvider } from '../store-providers.ts';

export type ProviderCommand = BodyOf<Endpoints['changePaymentProvider']> & {
  readonly code: string;
};

/**
 * Sets whether and for what a provider is used and from where it may call, and gives new secrets,
 * which nobody can read again.
 * Orders that are with it already are still asked about. Refusals in order: `not_found`,
 * `deposit_amount`, `content_changed`.
 */
export async function changePaymentProvider(
  ctx: Ctx<OperatorActor>,
  command: ProviderCommand,
): Promise<void> {
  const { code, version, takesDeposits, sendsPayouts, place, currencies, callers, reason } =
    command;
  const before = (await selectProviders(ctx.tx)).find((row) => row.code === code);
  if (before === undefined) {
    throw new Refusal('not_found');
  }
  const secrets = secretsOf(command);
  const hasSecrets = Object.keys(secrets).length > 0;
  const at = ctx.clock.now();
  const set = {
    takesDeposits,
    sendsPayouts,
    place,
    currencies: [...new Set(currencies)].join(' '),
    callers: [...new Set(callers)].join(' '),
    ...boundsOf(ctx, command),
  };
  const kept = await changeProvider(ctx.tx, {
    ...set,
    code,
    version,
    keysSecret: hasSecrets ? renewKeys(ctx.cipher, before, { secrets, at }) : before.keysSecret,
    keysChangedAt: hasSecrets ? at : before.keysChangedAt,
  });
  if (kept === undefined) {
    throw new Refusal('content_changed');
  }
  // Which secrets are new is kept; what they are is not.
  const renewed = Object.keys(secrets).join(' ');
  await recordAct(ctx, {
    action: 'provider.change',
    subject: { type: 'payment_provider', id: code },
    before: { ...factsOf(ctx, before), secrets: '-' },
    after: {
      ...factsOf(ctx, { ...set, version: kept.version }),
      secrets: hasSecrets ? renewed : '-',
    },
    reason,
  });
}

function secretsOf({ requestSecret, eventSecret }: ProviderCommand) {
  return {
    ...(requestSecret === undefined ? {} : { requestSecret }),
    ...(eventSecret === undefined ? {} : { eventSecret }),
  };
}

function boundsOf(ctx: Ctx, { payoutLeast, payoutMost }: ProviderCommand) {
  const unit = currency(ctx.site.currency);
  const minor = (text: string | null): bigint | null => {
    if (text === null) {
      return null;
    }
    const parsed = parseAmount(text, unit);
    return parsed.ok ? parsed.value : 0n;
  };
  const [least, most] = [minor(payoutLeast), minor(payoutMost)];
  const isInOrder = least === null || most === null || most >= least;
  if (!isInOrder || (least ?? 1n) <= 0n || (most ?? 1n) <= 0n) {
    throw new Refusal('deposit_amount', { least: payoutLeast ?? '', most: payoutMost ?? '' });
  }
  return { leastPayoutMinor: least, mostPayoutMinor: most };
}

type Set = Pick<
  StoredProvider,
  | 'version'
  | 'takesDeposits'
  | 'sendsPayouts'
  | 'place'
  | 'currencies'
  | 'callers'
  | 'leastPayoutMinor'
  | 'mostPayoutMinor'
>;

function factsOf(ctx: Ctx, set: Set): Record<string, string> {
  const unit = currency(ctx.site.currency);
  const amount = (minor: bigint | null) => (minor === null ? '-' : formatAmount(minor, unit));
  return {
    version: String(set.version),
    deposits: set.takesDeposits ? 'yes' : 'no',
    payouts: set.sendsPayouts ? 'yes' : 'no',
    place: String(set.place),
    payout_least: amount(set.leastPayoutMinor),
    payout_most: amount(set.mostPayoutMinor),
    currencies: set.currencies === '' ? '-' : set.currencies,
    callers: set.callers === '' ? '-' : set.callers,
  };
}
