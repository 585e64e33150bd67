declare module 'virtual:messages' {
  import type { Texts } from '@portal/i18n';

  export const texts: Texts;
}
