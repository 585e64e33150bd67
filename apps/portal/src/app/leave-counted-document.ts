import { browserTab } from '../shared/device/browser-tab.ts';
import { isTagHere } from '../shared/site/tag-here.ts';
import type { Visit } from './guard.ts';
import { isMeasured } from './measured.ts';

/**
 * No page of games or money stands in a document that holds somebody else's script: the way there
 * is a new document, with a policy of its own. Nothing of the page is shown before that.
 */
export function leaveCountedDocument(visit: Omit<Visit, 'params'>): Promise<void> | undefined {
  const { context, location, preload } = visit;
  const page = context.pageAt(location.pathname);
  if (preload || !isTagHere() || (page !== undefined && isMeasured(page))) {
    return undefined;
  }
  browserTab.goTo(location.href);
  return Promise.withResolvers<void>().promise;
}
