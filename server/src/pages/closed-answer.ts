import { directionOf, ownNameOf } from '@portal/i18n';
import type { Texts } from '@portal/i18n/files';
import { errorEntry } from '@portal/protocol';
import type { OfferedLanguage, SiteSnapshot } from '../contexts/site/index.ts';
import { maintenanceRetrySeconds } from '../platform/http/admission.ts';
import type { ClosedAnswer, ClosedContent } from '../platform/http/closed-page.ts';

/** Of all pages of this site the one that stays open: visitors write to us there. */
export const servicePath = '/service';

interface Caller {
  readonly ip: string;
  readonly language: OfferedLanguage;
}

/** Status 1 and 2 of portal.md section 4 take the place of every page; undefined while it is 0. */
export function closedAnswer(
  snapshot: SiteSnapshot,
  caller: Caller,
  texts: Texts,
): ClosedAnswer | undefined {
  const status = snapshot.statusFor(caller.ip);
  if (status === 0) {
    return undefined;
  }
  const { locale } = caller.language;
  const say = texts.translator(locale, 'closed');
  const frame = frameOf(snapshot, caller.language, { contact: say('contact') });
  const languages = { label: say('languages'), links: linksOf(snapshot, caller.language) };
  return status === 1
    ? {
        status: errorEntry('system_maintenance').status,
        retryAfterSeconds: maintenanceRetrySeconds,
        content: {
          ...frame,
          languages,
          reason: 'maintenance',
          title: say('maintenanceTitle'),
          text: say('maintenanceText'),
        },
      }
    : {
        status: errorEntry('region_blocked').status,
        content: {
          ...frame,
          languages,
          reason: 'region',
          title: say('regionTitle'),
          text: say('regionText', { ip: caller.ip === '' ? '—' : caller.ip }),
        },
      };
}

function frameOf(
  { configuration }: SiteSnapshot,
  { code, locale }: OfferedLanguage,
  labels: { readonly contact: string },
): Pick<ClosedContent, 'language' | 'direction' | 'theme' | 'siteName' | 'contact'> {
  const service = configuration.customerService.find(
    ({ url, languages }) =>
      (url.startsWith('https://') || url === servicePath) &&
      (languages === undefined || languages.includes(code)),
  );
  return {
    language: locale,
    direction: directionOf(locale),
    theme: configuration.defaultTheme,
    siteName: configuration.name,
    contact: service && { label: labels.contact, url: service.url },
  };
}

function linksOf({ languages }: SiteSnapshot, current: OfferedLanguage) {
  return languages.all.map(({ code, locale }) => ({
    code,
    locale,
    direction: directionOf(locale),
    name: ownNameOf(locale),
    isCurrent: code === current.code,
  }));
}
