import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { sectionChange, sectionHead } from '../schemas/site-section.ts';
import { httpsOrigin, siteHost } from '../site-addresses.ts';

const path = '/api/backoffice/site/addresses';
const mostRows = 50;

/** A list in which nothing stands twice. */
function distinct(row: z.ZodString) {
  return z
    .array(row)
    .max(mostRows)
    .refine((rows) => new Set(rows).size === rows.length, { error: 'a row is there twice' });
}

const host = z.string().max(260).regex(siteHost);
const origin = z.string().max(260).regex(httpsOrigin);

/** A site file may say more than the desk takes, such as a path below a host. */
const siteAddresses = z.strictObject({
  ...sectionHead,
  domainList: z.array(z.string()),
  mainDomain: z.string(),
  imageCDNs: z.array(z.string()),
  launchGameCDNs: z.array(z.string()),
  linkHosts: z.array(z.string()),
});

export const readSiteAddresses = endpoint({
  method: 'GET',
  path,
  summary: 'Where the site answers, and the hosts of its pictures, launches and links.',
  access: 'operator',
  ability: 'site.read',
  rate: 'read',
  always: true,
  reply: siteAddresses,
  errors: [],
});

export const changeSiteAddresses = endpoint({
  method: 'PUT',
  path,
  summary: 'Replaces the addresses of the site and the hosts of pictures, launches and links.',
  access: 'operator',
  ability: 'site.manage',
  rate: 'write',
  always: true,
  body: z.strictObject({
    ...sectionChange,
    /** Host names with their port where it is not the usual one. */
    domainList: distinct(host),
    /** One of them; empty for none. */
    mainDomain: z.union([z.literal(''), host]),
    imageCDNs: distinct(origin),
    launchGameCDNs: distinct(origin),
    /** Where links of content may lead beside the site itself (R78). */
    linkHosts: distinct(host),
  }),
  reply: siteAddresses,
  errors: ['content_changed', 'content_invalid'],
});
