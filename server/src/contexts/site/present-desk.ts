import type { BodyOf, OperatorAbility, ReplyOf } from '@portal/protocol';
import { abilitiesOf, isOfferNotice } from '@portal/protocol';
import type { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import type { SiteConfiguration } from './configuration.ts';
import { createLanguages } from './languages.ts';
import { isOfferBanner } from './present.ts';
import { instantOf, isShownAt, wallTimeOf } from './schedule.ts';
import { sectionRevisionOf, type SectionName } from './sections.ts';

type Endpoints = typeof endpoints;
type BannerForm = BodyOf<Endpoints['changeBanners']>['list'][number];
type TopicForm = BodyOf<Endpoints['changeHelpTopics']>['list'][number];
type NoticeForm = BodyOf<Endpoints['changeBrandNotices']>['list'][number];

/** The group of the home page (portal.md 2). */
const homeGroup = 'w_home';

/** What every editor of a section needs beside its rows. */
export function headOf(
  ctx: Ctx<OperatorActor>,
  site: SiteConfiguration,
  editor: { readonly section: SectionName; readonly ability?: OperatorAbility },
) {
  const { section, ability = 'content.manage' } = editor;
  const mayManage = abilitiesOf(ctx.actor.role).includes(ability);
  const abilities: 'manage'[] = mayManage ? ['manage'] : [];
  return {
    revision: sectionRevisionOf(site, section),
    languages: createLanguages(site).all.map(({ code, locale }) => ({ code, locale })),
    timeZone: site.timeZone,
    abilities,
  };
}

/** The schedule of a row on the clocks of the site, and whether it holds now. */
function scheduleOf(
  ctx: Ctx<OperatorActor>,
  { timeZone }: SiteConfiguration,
  row: { readonly showFrom: string | null; readonly showTo: string | null },
) {
  return {
    showFrom: wallTimeOf(row.showFrom, timeZone),
    showTo: wallTimeOf(row.showTo, timeZone),
    isShown: isShownAt(row, ctx.clock.now()),
  };
}

export function presentBrandNotices(
  ctx: Ctx<OperatorActor>,
  site: SiteConfiguration,
): ReplyOf<Endpoints['listBrandNotices']> {
  const list = site.notices.map((row) => ({
    ...row,
    isOffer: isOfferNotice(row),
    isPinned: row.isPinned === true,
    isForAgents: row.isForAgents === true,
    ...scheduleOf(ctx, site, row),
  }));
  return { ...headOf(ctx, site, { section: 'announcements' }), list };
}

export function presentBanners(
  ctx: Ctx<OperatorActor>,
  site: SiteConfiguration,
): ReplyOf<Endpoints['listBanners']> {
  const list = site.banners.map((banner) => {
    const { groupName: _group, linkageType: _linkage, ...row } = banner;
    return { ...row, isOffer: isOfferBanner(banner), ...scheduleOf(ctx, site, banner) };
  });
  return { ...headOf(ctx, site, { section: 'banners' }), list };
}

/** Where an operator writes nothing in the default language, nothing is shown. */
export function bannersOf(
  { timeZone, defaultLanguage }: SiteConfiguration,
  list: readonly BannerForm[],
): Pick<SiteConfiguration, 'banners'> {
  const banners = list.map((form) => ({
    ...form,
    groupName: homeGroup,
    text: { [defaultLanguage]: '', ...form.text },
    action: { [defaultLanguage]: '', ...form.action },
    linkageType: form.link === '' ? '' : 'PAGE',
    showFrom: instantOf(form.showFrom, timeZone),
    showTo: instantOf(form.showTo, timeZone),
  }));
  return { banners };
}

export function presentContact(
  ctx: Ctx<OperatorActor>,
  site: SiteConfiguration,
): ReplyOf<Endpoints['readContactChannels']> {
  const { customerService: service, resources: links } = site;
  return { ...headOf(ctx, site, { section: 'contact' }), service, links };
}

export function presentHelpTopics(
  ctx: Ctx<OperatorActor>,
  site: SiteConfiguration,
): ReplyOf<Endpoints['listHelpTopics']> {
  const list = site.help.map((topic) => ({
    ...topic,
    articles: topic.articles.map((row) => ({ ...row, ...scheduleOf(ctx, site, row) })),
  }));
  return { ...headOf(ctx, site, { section: 'help' }), list };
}

export function helpOf(
  { timeZone }: SiteConfiguration,
  list: readonly TopicForm[],
): Pick<SiteConfiguration, 'help'> {
  const help = list.map((topic) => ({
    ...topic,
    articles: topic.articles.map((form) => ({
      ...form,
      showFrom: instantOf(form.showFrom, timeZone),
      showTo: instantOf(form.showTo, timeZone),
    })),
  }));
  return { help };
}

/** An announcement keeps the moment at which it was first written. */
export function noticesOf(
  ctx: Ctx<OperatorActor>,
  site: SiteConfiguration,
  list: readonly NoticeForm[],
): Pick<SiteConfiguration, 'notices'> {
  const times = new Map(site.notices.map(({ id, time }) => [id, time]));
  const notices = list.map((form) => ({
    ...form,
    time: times.get(form.id) ?? String(ctx.clock.now()),
    showFrom: instantOf(form.showFrom, site.timeZone),
    showTo: instantOf(form.showTo, site.timeZone),
  }));
  return { notices };
}
