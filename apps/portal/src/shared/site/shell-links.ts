import type { Messages } from '@portal/i18n';
import type { LinkProps } from '@tanstack/react-router';

/**
 * Where the shell leads to pages that are for everyone: the band above the header, the parts of the
 * footer, and the last entry of the navigation with the tab of a phone.
 */
export type ShellPlace = 'top' | 'help' | 'company' | 'promotions';

export interface ShellLink {
  readonly path: NonNullable<LinkProps['to']>;
  readonly title: keyof Messages['shell']['titles'];
}

export type ShellLinks = Readonly<Record<ShellPlace, readonly ShellLink[]>>;
