import type { Messages } from '@portal/i18n';
import type { OperatorAbility } from '@portal/protocol';
import type { IconComponent } from '@portal/ui';
import type { ComponentType } from 'react';

/** One page of the desk; route, guard, frame and navigation follow from this row. */
export interface PageRow {
  /** Under the base path; a segment that begins with `$` takes a value. */
  readonly path: `/${string}`;
  /** `nobody` is signed in yet, or every `operator`, or those who have an ability. */
  readonly access: 'nobody' | 'operator' | OperatorAbility;
  /** `desk` has the navigation around it, `bare` stands alone. */
  readonly frame: 'desk' | 'bare';
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Reads the query of the address; what it does not understand it leaves out. */
  readonly search?: (raw: Readonly<Record<string, unknown>>) => object;
  /** Its entry in the navigation, in the order of the rows; the label is a text of the shell. */
  readonly place?: {
    readonly label: keyof Messages['desk-shell']['places'];
    readonly icon: IconComponent;
  };
}
