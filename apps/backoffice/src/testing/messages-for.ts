import type { Area, Locale, Messages } from '@portal/i18n';
import { messagesOf } from '@portal/i18n';

/** The texts that the build would give this app, uncompiled. */
export function messagesFor(locale: Locale, areas: readonly Area[]): Messages {
  const own = Object.entries(messagesOf(locale)).filter(([area]) =>
    areas.some((one) => one === area),
  );
  return Object.fromEntries(own) as Messages;
}
