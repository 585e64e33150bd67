import { useFormats, useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { useMoneyLine } from '../money/money-text.tsx';

/** Which limit of the player's own is reached, how much of it is left, and until when (R4). */
export function useReachedLimit(): (refusal: Failure) => string | undefined {
  const t = useTranslations('reached');
  const formats = useFormats();
  const line = useMoneyLine();
  return (refusal) => {
    const facts = factsOf(refusal);
    if (facts === undefined) {
      return undefined;
    }
    const { kind, period, currency } = facts;
    const amount = (value: string): string =>
      kind === 'session' ? t('minutes', { minutes: value }) : line(value, currency);
    const [limit, left] = [amount(facts.limit), amount(facts.left)];
    return t('limit', { kind, period, limit, left, until: formats.dateTime(facts.until) });
  };
}

function factsOf({ code, data }: Failure) {
  const { kind, period, limit, left, currency, until } = data;
  return code === 'limit_reached' &&
    isText(kind) &&
    isText(period) &&
    isText(limit) &&
    isText(left) &&
    isText(currency) &&
    isText(until)
    ? { kind, period, limit, left, currency, until }
    : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
