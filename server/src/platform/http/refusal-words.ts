import { createFormats, intlTagOf, isLocale, moneyLine } from '@portal/i18n';
import { currency, isCurrencyCode } from '@portal/money';
import { type ErrorCode, errorEntry } from '@portal/protocol';
import type { RefusalData } from '../refusal.ts';

/**
 * What the sentence of a refusal is filled with: its data, in which money stands as on every page.
 * An amount is of the currency that the data name, else of the site's.
 */
export function refusalWords(
  { code, data }: { readonly code: ErrorCode; readonly data: RefusalData },
  reader: { readonly locale: string; readonly currency: string },
): RefusalData {
  const { money = [] } = errorEntry(code);
  const formats = createFormats(intlTagOf(isLocale(reader.locale) ? reader.locale : 'en'), 'UTC');
  const own = data['currency'];
  const named = typeof own === 'string' ? own : reader.currency;
  const symbol = isCurrencyCode(named) ? currency(named).symbol : named;
  const filled = Object.entries(data).map(([name, value]) => {
    const isMoney = money.includes(name) && typeof value === 'string';
    return [name, isMoney ? moneyLine(formats.money(value, symbol)) : value] as const;
  });
  return Object.fromEntries(filled);
}
