import type { Messages } from '@portal/i18n';
import type { ListedPage } from '@portal/protocol';
import type { ComponentType } from 'react';
import type { HallPath } from '../features/lottery/halls.ts';
import type { AccountFacts, Place } from '../shared/account/place.ts';
import type { DialogName } from '../shared/dialogs/dialogs.ts';
import type { CentreType } from '../shared/games/centres.ts';
import type { ShellPlace } from '../shared/site/shell-links.ts';
import type { PageAccess } from './admission.ts';

/**
 * What stands around a page: `portal` everything, `footerless` all but the footer (also the
 * game-list centres that the site names: `frame-of.ts`), `account` and `hub` the menu of a centre
 * too, `game` nothing.
 */
export type PageFrame = PageRow['frame'];

interface AnyRow extends ListedPage {
  readonly path: `/${string}`;
  readonly access: PageAccess;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Reads the query of the address and drops keys and values that the page does not know. */
  readonly search?: (raw: Readonly<Record<string, unknown>>) => object;
  /** The dialog that is open over the page as long as the address is this one. */
  readonly dialog?: DialogName;
}

/** A page for everyone; everything else about it follows from this row. */
export interface PublicRow extends AnyRow {
  /**
   * The key of the page's name in `shell.titles`; a centre has the name of its category, any other
   * page without one that of the site.
   */
  readonly title?: keyof Messages['shell']['titles'];
  /** It sets its title itself, because its words come with it and not with the first load. */
  readonly isTitledByItself?: true;
  readonly frame: 'portal' | 'footerless' | 'hub' | 'game';
  /** Where the shell leads to it, by its title; it takes no parameter then. */
  readonly places?: readonly ShellPlace[];
  /** Which games a game centre lists. */
  readonly category?: CentreType;
  /** Which games of the lottery a page of it has. */
  readonly lottery?: HallPath;
}

/** A page of the member or agent centre. */
export interface AccountRow extends AnyRow {
  readonly path: `/m/${string}` | `/a/${string}`;
  readonly title: keyof Messages['account']['titles'];
  /** What it is called where an agent looks, if not the same. */
  readonly agentTitle?: keyof Messages['account']['titles'];
  readonly frame: 'account';
  /** Its entry in the menus, in the order of the rows. */
  readonly place?: Place;
  /** Whether this account has the page: without it there is no entry and no page. */
  readonly isOffered?: (facts: AccountFacts) => boolean;
}

export type PageRow = PublicRow | AccountRow;
