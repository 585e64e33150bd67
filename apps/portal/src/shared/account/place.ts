import type { Messages } from '@portal/i18n';
import type { BootAnswer } from '@portal/protocol';
import type { IconComponent } from '@portal/ui';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { MemberInfo } from '../session/session.ts';

/** The parts of the menus of both centres, in their order (design-brief.md 1.1). */
export const accountSections = [
  'wallet',
  'records',
  'rewards',
  'me',
  'team',
  'reports',
  'contracts',
] as const;

/** Places of the header that lead into the centre, in their order there (design-brief.md 1.3). */
export const headerPlaces = ['deposit', 'withdraw', 'messages', 'rewards'] as const;
export type HeaderPlace = (typeof headerPlaces)[number];

/** What decides whether an account has a page at all, besides who may open it. */
export interface AccountFacts {
  readonly site: BootAnswer['system']['info'];
  readonly member: MemberInfo;
}

/** Where a page stands in the menus. */
export interface Place {
  readonly section: (typeof accountSections)[number];
  readonly icon: IconComponent;
  /** In the account menu of the header as well. */
  readonly isInMenu?: true;
  /** Where it stands in the header; both money places stand in the wallet too. */
  readonly header?: HeaderPlace;
  /** Only where vendors keep purses of their own. */
  readonly isForPurses?: true;
  /** Whether the menus lead there; who comes by the address is told why there is nothing to do. */
  readonly isListed?: (facts: AccountFacts) => boolean;
  /** The count of what waits there (MC-26); it draws nothing for 0 and while it is unknown. */
  readonly badge?: ComponentType;
  /** Its other count in the header, where it stands for more than its page. */
  readonly headerBadge?: ComponentType;
}

/** A page of a centre as its menus see it. */
export interface AccountPlace {
  readonly path: NonNullable<LinkProps['to']>;
  readonly title: keyof Messages['account']['titles'];
  readonly place: Place;
}
