import type { ContactChannels } from './api/read-contact-channels.ts';
import { unsaid, type Saying } from './saying.ts';

/** The kinds of channels that the portal has a sign for, by what their name holds. */
export const serviceKinds = ['chat', 'telegram', 'facebook'] as const;
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
};

/** Addresses as they are typed; an empty one is a channel that the site does not have. */
export interface ContactDraft extends Saying {
  readonly first: ServiceKind;
  readonly chat: string;
  readonly telegram: string;
  readonly facebook: string;
  readonly social: Readonly<Record<string, string>>;
  readonly apps: Readonly<Record<string, string>>;
}

function kindOf(csType: string): ServiceKind {
  const name = csType.toLowerCase();
  return name.includes('telegram') ? 'telegram' : name.includes('facebook') ? 'facebook' : 'chat';
}

export function draftOf({ service, links }: ContactChannels): ContactDraft {
  const urlOf = (kind: ServiceKind) =>
    service.find(({ csType }) => kindOf(csType) === kind)?.url ?? '';
  return {
    first: kindOf(service[0]?.csType ?? ''),
    chat: urlOf('chat'),
    telegram: urlOf('telegram'),
    facebook: urlOf('facebook'),
    social: Object.fromEntries(
      socialNames.map((name) => [name, links.find((link) => link.name === name)?.url ?? '']),
    ),
    apps: Object.fromEntries(
      appTypes.map((type) => [type, links.find((link) => link.resourceType === type)?.url ?? '']),
    ),
    ...unsaid,
  };
}

/** What is sent: the first channel first; links of kinds that the form does not show stay. */
export function channelsOf(draft: ContactDraft, { service, links }: ContactChannels) {
  const kinds = serviceKinds.toSorted(
    (left, right) => Number(right === draft.first) - Number(left === draft.first),
  );
  const nameOf = (kind: ServiceKind) =>
    service.find(({ csType }) => kindOf(csType) === kind)?.csType ?? wireNames[kind];
  const others = links.filter(
    ({ name, resourceType }) =>
      !socialNames.some((social) => social === name) &&
      !appTypes.some((type) => type === resourceType),
  );
  const social = socialNames.map((name) => ({
    name,
    resourceType: 'LINK',
    labelNameEn: labels[name],
    url: (draft.social[name] ?? '').trim(),
  }));
  const apps = appTypes.map((type) => ({
    name: type,
    resourceType: type,
    labelNameEn: type === 'APP_IOS' ? 'iOS' : 'Android',
    url: (draft.apps[type] ?? '').trim(),
  }));
  return {
    service: kinds
      .map((kind) => ({ csType: nameOf(kind), url: draft[kind].trim() }))
      .filter(({ url }) => url !== ''),
    links: [...social, ...apps, ...others].filter(({ url }) => url !== ''),
  };
}

/** Empty, a path of the site or an https address. */
export function isAddress(text: string): boolean {
  return /^(|\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/u.test(text.trim());
}
