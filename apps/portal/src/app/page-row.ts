import type { Messages } from '@portal/i18n';
import type { ListedPage } from '@portal/protocol';
import type { IconComponent } from '@portal/ui';
import type { ComponentType } from 'react';
import type { DialogName } from '../shared/dialogs/dialogs.ts';
import type { CentreType } from '../shared/games/centres.ts';
import type { PageAccess } from './admission.ts';

/**
 * What stands around a page: `portal` everything, `footerless` all but the footer (the game-list
 * centres of the site's own), `game` nothing.
 */
export type PageFrame = 'portal' | 'footerless' | 'game';

/** One page of the portal; everything else about it follows from this row. */
export interface PageRow extends ListedPage {
  readonly path: `/${string}`;
  readonly access: PageAccess;
  /** The key of the page's name in `shell.titles`; without one the title is the site's name. */
  readonly title?: keyof Messages['shell']['titles'];
  readonly frame: PageFrame;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Reads the query of the address and drops keys and values that the page does not know. */
  readonly search?: (raw: Readonly<Record<string, unknown>>) => object;
  /** The dialog that is open over the page as long as the address is this one. */
  readonly dialog?: DialogName;
  /** Which games a game centre lists. */
  readonly category?: CentreType;
  /** Its place in the account menu and the hub of a phone, in the order of the rows. */
  readonly place?: { readonly icon: IconComponent };
}
