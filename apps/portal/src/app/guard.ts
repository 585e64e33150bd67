import { notFound, redirect } from '@tanstack/react-router';
import type { BootAnswer } from '@portal/protocol';
import { useDialogs } from '../shared/dialogs/dialogs.ts';
import { whoIsThere } from '../shared/session/person.ts';
import { useSession } from '../shared/session/session.ts';
import { wantedPath } from '../shared/session/wanted-path.ts';
import { admissionTo } from './admission.ts';
import type { PageRow } from './page-row.ts';

/** What the router gives to each page's guard. */
export interface PageContext {
  readonly site: BootAnswer['system']['info'];
  /** The address of the page that is shown before this visit; undefined when there is none yet. */
  readonly shownHref: () => string | undefined;
  /** Makes the pages of the centres part of the router. */
  readonly addPages: (rows: readonly PageRow[]) => void;
  /** Undefined where there is no page, or where its table was not fetched yet. */
  readonly pageAt: (path: string) => PageRow | undefined;
  /** Of the page that brought this document, and with it what the document may fetch. */
  readonly documentPath: string;
}

export interface Visit {
  readonly params: Readonly<Record<string, string>>;
  readonly location: { readonly href: string; readonly pathname: string };
  /** A page that is only loaded ahead, because a pointer rests on its link. */
  readonly preload: boolean;
  readonly context: PageContext;
}

/** A member who comes to the login, as after one in another tab, goes on to what it was for. */
function wantedAtEntry({ access }: PageRow, { preload }: Visit): string | undefined {
  return access === 'newcomer' && !preload ? wantedPath.take() : undefined;
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
      return admitToOffered(row, context);
    case 'home': {
      const wanted = wantedAtEntry(row, visit);
      if (wanted !== undefined) {
        throw redirect({ href: wanted, replace: true });
      }
      throw redirect({ to: '/', replace: true });
    }
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

/** A page that this account does not have looks as if it did not exist. */
function admitToOffered(row: PageRow, { site }: PageContext): void {
  const { member } = useSession.getState();
  const isOffered = 'isOffered' in row ? row.isOffered : undefined;
  if (isOffered !== undefined && (member === undefined || !isOffered({ site, member }))) {
    throw notFound();
  }
}
