import type { SentBodyOf } from '@portal/protocol';
import type { Endpoints } from '@portal/protocol/endpoints';
import type { PaymentProvider } from './api/read-payment-providers.ts';

export interface ProviderValues {
  readonly takesDeposits: boolean;
  readonly sendsPayouts: boolean;
  readonly place: string;
  readonly payoutLeast: string;
  readonly payoutMost: string;
  readonly currencies: string;
  readonly callers: string;
  readonly requestSecret: string;
  readonly eventSecret: string;
  readonly reason: string;
}

export function providerValues(provider: PaymentProvider): ProviderValues {
  const { takesDeposits, sendsPayouts, place, payoutLeast, payoutMost, currencies, callers } =
    provider;
  return {
    takesDeposits,
    sendsPayouts,
    place: String(place),
    payoutLeast: payoutLeast ?? '',
    payoutMost: payoutMost ?? '',
    currencies: currencies.join(' '),
    callers: callers.join(' '),
    requestSecret: '',
    eventSecret: '',
    reason: '',
  };
}

/** What is sent; a secret that is left empty stays as it is. */
export function providerBody(
  values: ProviderValues,
  version: number,
): SentBodyOf<Endpoints['changePaymentProvider']> {
  const { takesDeposits, sendsPayouts, reason } = values;
  const text = (value: string) => (value.trim() === '' ? null : value.trim());
  const [requestSecret, eventSecret] = [text(values.requestSecret), text(values.eventSecret)];
  return {
    version,
    takesDeposits,
    sendsPayouts,
    place: Number(values.place),
    payoutLeast: text(values.payoutLeast),
    payoutMost: text(values.payoutMost),
    currencies: wordsIn(values.currencies),
    callers: wordsIn(values.callers),
    ...(requestSecret === null ? {} : { requestSecret }),
    ...(eventSecret === null ? {} : { eventSecret }),
    reason,
  };
}

/** What stands between spaces or commas. */
function wordsIn(text: string): string[] {
  return text.split(/[\s,]+/u).filter((word) => word !== '');
}
