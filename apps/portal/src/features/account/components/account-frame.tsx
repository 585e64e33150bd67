import type { ReactNode } from 'react';
import type { AccountPlace } from '../../../shared/account/place.ts';
import type { MemberInfo } from '../../../shared/session/session.ts';
import { Rail } from './rail.tsx';

/**
 * The frame of a centre: its menu beside the page, icons only where there is no room for words. On
 * a phone the hub is the menu, and the frame has none.
 */
export function AccountFrame(props: {
  readonly centre: 'member' | 'agent';
  /** Whose menu stands beside the page; nobody's where there is none. */
  readonly member: MemberInfo | undefined;
  readonly places: readonly AccountPlace[];
  readonly children: ReactNode;
}) {
  const { member, children, ...menu } = props;
  return (
    <div data-ux="R-28" className="page-frame flex items-start gap-6 pt-4 lg:pt-6 xl:gap-8">
      {member !== undefined && <Rail {...menu} member={member} />}
      <div data-ux="R-26" className="min-w-0 flex-1">
        {children}
      </div>
    </div>
  );
}
