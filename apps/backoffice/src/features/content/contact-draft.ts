import type { ContactChannels } from './api/read-contact-channels.ts';
import { unsaid, type Saying } from './saying.ts';

/** The kinds of channels that the portal has a sign for, by a word of their name. */
export const serviceKinds = ['chat', 'telegram', 'facebook', 'line', 'whatsapp', 'zalo'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

/** Social media of the footer, in its order. */
export const socialNames = [
  'facebook',
  'telegram',
  'youtube',
  'whatsapp',
  'tiktok',
  'instagram',
  'twitter',
] as const;

export const appTypes = ['APP_IOS', 'APP_ANDROID'] as const;

const labels: Readonly<Record<(typeof socialNames)[number], string>> = {
  facebook: 'Facebook',
  telegram: 'Telegram',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
  tiktok: 'TikTok',
  instagram: 'Instagram',
  twitter: 'X',
};

const wireNames: Readonly<Record<ServiceKind, string>> = {
  chat: 'LIVE_CHAT',
  telegram: 'TELEGRAM',
  facebook: 'FACEBOOK',
  line: 'LINE',
  whatsapp: 'WHATSAPP',
  zalo: 'ZALO',
};

/** Addresses as they are typed; an empty one is a channel that the site does not have. */
export interface ContactDraft extends Saying, Readonly<Record<ServiceKind, string>> {
  readonly first: ServiceKind;
  readonly social: Readonly<Record<string, string>>;
  readonly apps: Readonly<Record<string, string>>;
  /** Codes by what they are of, `languageKey`; what is not there is for every language. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
}

/** A channel and a social medium may have one name. */
export function languageKey(part: 'service' | 'links', kind: string): string {
  return `${part}.${kind}`;
}

/** Undefined for a name that holds none of our words. */
export function kindOf(csType: string): ServiceKind | undefined {
  const words = csType.toLowerCase().split(/[^a-z]+/u);
  return serviceKinds.find((kind) => words.includes(kind));
}

/**
 * The channel that the form shows for a kind; a second one stays as it is. A name that we do not
 * know is the chat where no other one is.
 */
function shownOf(service: ContactChannels['service'], kind: ServiceKind) {
  const found = service.find(({ csType }) => kindOf(csType) === kind);
  return kind === 'chat'
    ? (found ?? service.find(({ csType }) => kindOf(csType) === undefined))
    : found;
}

export function draftOf({ service, links }: ContactChannels): ContactDraft {
  const urlOf = (kind: ServiceKind) => shownOf(service, kind)?.url ?? '';
  return {
    first: serviceKinds.find((kind) => shownOf(service, kind) === service[0]) ?? 'chat',
    chat: urlOf('chat'),
    telegram: urlOf('telegram'),
    facebook: urlOf('facebook'),
    line: urlOf('line'),
    whatsapp: urlOf('whatsapp'),
    zalo: urlOf('zalo'),
    social: Object.fromEntries(
      socialNames.map((name) => [name, links.find((link) => link.name === name)?.url ?? '']),
    ),
    apps: Object.fromEntries(
      appTypes.map((type) => [type, links.find((link) => link.resourceType === type)?.url ?? '']),
    ),
    languages: languagesIn({ service, links }),
    ...unsaid,
  };
}

function languagesIn({ service, links }: Pick<ContactChannels, 'service' | 'links'>) {
  const ofService = serviceKinds.map(
    (kind) => [languageKey('service', kind), shownOf(service, kind)?.languages ?? []] as const,
  );
  const ofLinks = [...socialNames, ...appTypes].map((kind) => {
    const row = links.find(({ name, resourceType }) => name === kind || resourceType === kind);
    return [languageKey('links', kind), row?.languages ?? []] as const;
  });
  return Object.fromEntries<readonly string[]>([...ofService, ...ofLinks]);
}

/** What is sent: the first channel first; what the form does not show stays, at the end. */
export function channelsOf(draft: ContactDraft, { service, links }: ContactChannels) {
  const kinds = serviceKinds.toSorted(
    (left, right) => Number(right === draft.first) - Number(left === draft.first),
  );
  const shown = serviceKinds.map((kind) => shownOf(service, kind));
  const unseen = service.filter((row) => !shown.includes(row));
  const nameOf = (kind: ServiceKind) => shownOf(service, kind)?.csType ?? wireNames[kind];
  const others = links.filter(
    ({ name, resourceType }) =>
      !socialNames.some((social) => social === name) &&
      !appTypes.some((type) => type === resourceType),
  );
  const languagesOf = (part: 'service' | 'links', kind: string) => {
    const chosen = draft.languages[languageKey(part, kind)] ?? [];
    return chosen.length === 0 ? {} : { languages: [...chosen] };
  };
  const social = socialNames.map((name) => ({
    name,
    resourceType: 'LINK',
    labelNameEn: labels[name],
    url: (draft.social[name] ?? '').trim(),
    ...languagesOf('links', name),
  }));
  const apps = appTypes.map((type) => ({
    name: type,
    resourceType: type,
    labelNameEn: type === 'APP_IOS' ? 'iOS' : 'Android',
    url: (draft.apps[type] ?? '').trim(),
    ...languagesOf('links', type),
  }));
  return {
    service: [
      ...kinds.map((kind) => ({
        csType: nameOf(kind),
        url: draft[kind].trim(),
        ...languagesOf('service', kind),
      })),
      ...unseen,
    ].filter(({ url }) => url !== ''),
    links: [...social, ...apps, ...others].filter(({ url }) => url !== ''),
  };
}

/** Empty, a path of the site or an https address. */
export function isAddress(text: string): boolean {
  return /^(|\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/u.test(text.trim());
}
