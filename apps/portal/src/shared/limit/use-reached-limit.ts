import { useFormats, useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { useMoneyLine } from '../money/money-text.tsx';

/** What is said of a limit that is reached; minutes of a session, amounts of the others. */
export interface ReachedFacts {
  readonly kind: string;
  readonly period: string;
  readonly limit: string;
  readonly left: string;
  readonly currency: string;
  readonly until: string;
}

/** Which limit of the player's own is reached, how much of it is left, and until when (R4). */
export function useReachedLimit(): (refusal: Failure) => string | undefined {
  const reachedText = useReachedText();
  return (refusal) => {
    const facts = reachedFacts(refusal);
    return facts && reachedText(facts);
  };
}

export function useReachedText(): (facts: ReachedFacts) => string {
  const t = useTranslations('reached');
  const formats = useFormats();
  const line = useMoneyLine();
  return ({ kind, period, currency, until, ...facts }) => {
    const amount = (value: string): string =>
      kind === 'session' ? t('minutes', { minutes: value }) : line(value, currency);
    const [limit, left] = [amount(facts.limit), amount(facts.left)];
    return t('limit', { kind, period, limit, left, until: formats.dateTime(until) });
  };
}

/** Undefined for another refusal. */
export function reachedFacts({ code, data }: Failure): ReachedFacts | undefined {
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
