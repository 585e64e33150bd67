import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { plainText, siteLink } from '../schemas/brand-text.ts';
import { languageCode } from '../schemas/wire.ts';
import { sectionChange, sectionHead } from '../schemas/site-section.ts';

const path = '/api/backoffice/content/channels';
const mostChannels = 20;
const mostLinks = 50;
const name = plainText(60).min(1);
/** In which languages it is shown; in every one where it does not say. */
const languages = z.array(languageCode.min(1)).min(1).max(50).optional();

const channels = {
  /** Of the customer service; the first is what every service button opens. */
  service: z.array(z.strictObject({ csType: name, url: siteLink, languages })).max(mostChannels),
  /** Social media of the footer, and where the apps are. */
  links: z
    .array(
      z.strictObject({
        name,
        resourceType: plainText(40),
        labelNameEn: plainText(60),
        url: siteLink,
        languages,
      }),
    )
    .max(mostLinks),
};

const contactChannels = z.strictObject({ ...sectionHead, ...channels });

export const readContactChannels = endpoint({
  method: 'GET',
  path,
  summary: 'Channels of the customer service, social media and links to the apps.',
  access: 'operator',
  ability: 'content.read',
  rate: 'read',
  always: true,
  reply: contactChannels,
  errors: [],
});

export const changeContactChannels = endpoint({
  method: 'PUT',
  path,
  summary: 'Replaces the channels and links, in the order in which they are shown.',
  access: 'operator',
  ability: 'content.manage',
  rate: 'write',
  always: true,
  body: z.strictObject({ ...sectionChange, ...channels }),
  reply: contactChannels,
  errors: ['content_changed', 'content_invalid', 'link_host_refused'],
});
