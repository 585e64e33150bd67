import type { Messages } from '@portal/i18n';
import type { OperatorAbility } from '@portal/protocol';
import type { IconComponent } from '@portal/ui';
import type { ComponentType } from 'react';
import type { NavSection } from '../features/shell/nav-sections.ts';

/** One page of the desk; route, guard, frame and navigation follow from this row. */
export interface PageRow {
  /** Under the base path; a segment that begins with `$` takes a value. */
  readonly path: `/${string}`;
  /**
   * Who may open the page: `nobody` is for people who are not signed in, `operator` for every
   * operator, an ability for those who have it.
   */
  readonly access: 'nobody' | 'operator' | OperatorAbility;
  /** `desk` has the navigation around it, `bare` stands alone. */
  readonly frame: 'desk' | 'bare';
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Reads the query of the address and drops keys and values that the page does not know. */
  readonly search?: (raw: Readonly<Record<string, unknown>>) => object;
  /** Its entry in the navigation, in the order of the rows; the label is a text of the shell. */
  readonly place?: {
    readonly section: NavSection;
    readonly label: keyof Messages['desk-shell']['places'];
    readonly icon: IconComponent;
  };
}
