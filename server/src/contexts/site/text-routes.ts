import type { ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { type CatalogueTexts, createCatalogueTexts } from './catalogue-texts.ts';
import type { SiteConfiguration } from './configuration.ts';
import { createLanguages } from './languages.ts';
import { headOf } from './present-desk.ts';
import { sectionRevisionOf } from './sections.ts';
import { readInForce } from './use-cases/change-section.ts';
import { changeText } from './use-cases/change-text.ts';

type Reply = ReplyOf<(typeof endpoints)['listSiteTexts']>;

const rowsPerPage = 20;

/** The texts of the release and what the operator says in their place. */
export function textRoutes(): readonly Route[] {
  const catalogue = createCatalogueTexts();
  return [
    route(endpoints.listSiteTexts, async (ctx, { query }) =>
      pageOfTexts(ctx, await readInForce(ctx), { catalogue, query }),
    ),
    route(endpoints.changeSiteText, async (ctx, { body }) => ({
      revision: sectionRevisionOf(await changeText(ctx, catalogue, body), 'texts'),
    })),
  ];
}

interface Search {
  readonly catalogue: CatalogueTexts;
  readonly query: {
    readonly language?: string | undefined;
    readonly search?: string | undefined;
    readonly view?: 'all' | 'missing' | 'changed' | undefined;
    readonly page?: number | undefined;
    readonly pageNo?: number | undefined;
    readonly pageSize?: number | undefined;
  };
}

function pageOfTexts(
  ctx: Ctx<OperatorActor>,
  site: SiteConfiguration,
  { catalogue, query }: Search,
): Reply {
  const { all, byDefault } = createLanguages(site);
  const language = all.find(({ code }) => code === query.language) ?? byDefault;
  const changed: Readonly<Record<string, string>> = site.texts[language.locale] ?? {};
  const rows = catalogue.list(language.locale).map(({ key, english, own }) => ({
    key,
    english,
    shipped: own,
    changed: changed[key] ?? null,
  }));
  const found = rows.filter((row) => isInView(row, query.view) && says(row, query.search));
  const { pageSize = rowsPerPage } = query;
  const pageNum = query.pageNo ?? query.page ?? 1;
  const start = (pageNum - 1) * pageSize;
  return {
    ...headOf(ctx, site, { section: 'texts' }),
    language: language.code,
    missing: rows.filter(({ shipped }) => shipped === null).length,
    content: found.slice(start, start + pageSize),
    pageNum,
    pageSize,
    totalPages: Math.ceil(found.length / pageSize),
    total: found.length,
  };
}

type Row = Reply['content'][number];

function isInView(row: Row, view: Search['query']['view'] = 'all'): boolean {
  switch (view) {
    case 'missing':
      return row.shipped === null;
    case 'changed':
      return row.changed !== null;
    case 'all':
      return true;
    default:
      return view satisfies never;
  }
}

function says({ key, english, shipped, changed }: Row, search = ''): boolean {
  const wanted = search.toLowerCase();
  return [key, english, shipped, changed].some(
    (text) => text?.toLowerCase().includes(wanted) === true,
  );
}
