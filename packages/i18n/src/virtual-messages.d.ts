declare module 'virtual:messages' {
  import type { AnyLocale, Messages } from '@portal/i18n';

  export const offeredLocales: readonly AnyLocale[];
  export function loadMessages(locale: AnyLocale): Promise<Messages>;
}
