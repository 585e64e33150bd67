import { notFound, redirect } from '@tanstack/react-router';
import type { BootAnswer } from '@portal/protocol';
import { useDialogs } from '../shared/dialogs/dialogs.ts';
import { whoIsThere } from '../shared/session/person.ts';
import { wantedPath } from '../shared/session/wanted-path.ts';
import { admissionTo } from './admission.ts';
import type { PageRow } from './page-row.ts';

/** What the router gives to each page's guard. */
export interface PageContext {
  readonly site: Pick<BootAnswer['system']['info'], NonNullable<PageRow['oneOf']>>;
  /** The address of the page that is shown before this visit; undefined when there is none yet. */
  readonly shownHref: () => string | undefined;
}

export interface Visit {
  readonly params: Readonly<Record<string, string>>;
  readonly location: { readonly href: string };
  /** A page that is only loaded ahead, because a pointer rests on its link. */
  readonly preload: boolean;
  readonly context: PageContext;
}

/** Lets a visit through to a page, or throws where it goes instead. */
export async function guard(row: PageRow, visit: Visit): Promise<void> {
  const { context, params } = visit;
  if (row.oneOf !== undefined && !context.site[row.oneOf].includes(params['one'] ?? '')) {
    throw notFound();
  }
  if (row.access === 'everyone') {
    return;
  }
  const admission = admissionTo(row.access, await whoIsThere());
  switch (admission) {
    case 'open':
      return;
    case 'home':
      throw redirect({ to: '/', replace: true });
    case 'login':
      if (!visit.preload) {
        wantedPath.remember(visit.location.href);
      }
      throw redirect({ to: '/login' });
    case 'real':
      if (!visit.preload) {
        useDialogs.getState().show('trialRefused');
      }
      throw redirect({ href: context.shownHref() ?? '/', replace: true });
    default:
      return admission satisfies never;
  }
}
