import { isTagHere } from '../../shared/site/tag-here.ts';
import { nowMs } from '../../shared/time/clock.ts';

/** What the script of the tag reads: each call as its arguments object. */
interface TagWindow {
  dataLayer?: unknown[];
  [flag: `ga-disable-${string}`]: boolean;
}

const host = 'https://www.googletagmanager.com';
const page = globalThis as unknown as TagWindow;

/** One command in the form that the script takes, which is the arguments object and no array. */
function say(..._command: readonly unknown[]): void {
  page.dataLayer?.push(arguments);
}

/** Fetches the script of the tag, once; it sends nothing by itself. */
export function startTag(id: string): void {
  if (isTagHere()) {
    return;
  }
  page.dataLayer = [];
  say('js', new Date(nowMs()));
  say('config', id, { send_page_view: false, allow_google_signals: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${host}/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Whether the script may send anything now: never on pages of games and money. */
export function allowTag(id: string, isAllowed: boolean): void {
  page[`ga-disable-${id}`] = !isAllowed;
}

/** A page was shown. Its query stays here: it may hold an invitation. */
export function countPage(path: string): void {
  say('event', 'page_view', { page_location: `${globalThis.location.origin}${path}` });
}
