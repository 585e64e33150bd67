import type { BodyOf, ReplyOf } from '@portal/protocol';
import { registrationFields } from '@portal/protocol';
import type { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import type { SiteConfiguration } from './configuration.ts';
import { contentInvalid } from './content-fault.ts';
import { headOf } from './present-desk.ts';
import type { Section } from './sections.ts';

type Endpoints = typeof endpoints;
type FieldRow = BodyOf<Endpoints['changeRegistrationRules']>['fields'][number];
type Addresses = Pick<
  BodyOf<Endpoints['changeSiteAddresses']>,
  'domainList' | 'mainDomain' | 'imageCDNs' | 'launchGameCDNs' | 'linkHosts'
>;

export function presentRegistration(
  ctx: Ctx<OperatorActor>,
  site: SiteConfiguration,
): ReplyOf<Endpoints['readRegistrationRules']> {
  const { fields, order } = site.register;
  const names = [...new Set([...order, ...registrationFields])];
  return {
    ...headOf(ctx, site, { section: 'registration', ability: 'site.manage' }),
    fields: names.map((name) => ({ name, ...fields[name] })),
  };
}

/** Rules by name, and the order in which they were sent. */
export function registrationOf(
  { register }: SiteConfiguration,
  rows: readonly FieldRow[],
): Section<'registration'> {
  const rules = rows.map(({ name, ...rule }) => [name, rule] as const);
  const fields = { ...register.fields, ...Object.fromEntries(rules) };
  return { register: { ...register, fields, order: rows.map(({ name }) => name) } };
}

export function presentAddresses(
  ctx: Ctx<OperatorActor>,
  site: SiteConfiguration,
): ReplyOf<Endpoints['readSiteAddresses']> {
  const { domains: domainList, mainDomain, imageCDNs, launchGameCDNs, linkHosts } = site;
  return {
    ...headOf(ctx, site, { section: 'addresses', ability: 'site.manage' }),
    domainList,
    mainDomain,
    imageCDNs,
    launchGameCDNs,
    linkHosts,
  };
}

/** Refuses `content_invalid` for a main address that is none of the list. */
export function addressesOf(form: Addresses): Section<'addresses'> {
  const { domainList: domains, mainDomain, imageCDNs, launchGameCDNs, linkHosts } = form;
  if (mainDomain !== '' && !domains.includes(mainDomain)) {
    throw contentInvalid({ place: 'mainDomain', kind: 'stranger' });
  }
  return { domains, mainDomain, imageCDNs, launchGameCDNs, linkHosts };
}
