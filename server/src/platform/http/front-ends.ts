import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ListedPage } from '@portal/protocol';
import type { RandomSource } from '../context.ts';
import type { ClosedAnswer, RenderClosed } from './closed-page.ts';
import { openClosedPage } from './closed-page.ts';
import { packPublic } from './compression.ts';
import { findPage, type ListedValues } from './find-page.ts';
import type { Page, PageContent } from './page.ts';
import { openPage } from './page.ts';
import { pagePolicy, type PageSources } from './security-headers.ts';
import { installStaticFiles } from './static-files.ts';

export interface FrontEnd {
  readonly folder: string;
  /** `/` or `/backoffice/`. */
  readonly base: string;
  /** Whether search engines may list its pages. */
  readonly isListed: boolean;
  /** The values of a page whose address takes one of the site's configuration. */
  readonly valuesOf: ListedValues;
  /** `page` is undefined for an address that is none. */
  content(
    request: FastifyRequest,
    page: ListedPage | undefined,
  ): Promise<Omit<PageContent, 'nonce'>>;
  /** The other hosts that a page may use; they are in force while the site is open. */
  sources(page: ListedPage | undefined): PageSources;
  /** What the caller gets in the place of every page; undefined while the site is open to it. */
  closed(request: FastifyRequest): Promise<ClosedAnswer | undefined>;
}

export interface FrontEnds {
  /** Binds the built files; pages are answered by {@link FrontEnds.answer}. */
  install(app: FastifyInstance): void;
  /** Answers a GET that neither an endpoint nor a file took; false when it is no page of ours. */
  answer(request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean>;
}

interface Opened {
  readonly app: FrontEnd;
  readonly page: Page | undefined;
  readonly renderClosed: RenderClosed | undefined;
}

/** Serves built front ends; the one with the longest base that fits a path gets it. */
export function openFrontEnds(apps: readonly FrontEnd[], random: RandomSource): FrontEnds {
  const opened: readonly Opened[] = apps
    .toSorted((a, b) => b.base.length - a.base.length)
    .map((app) => ({
      app,
      page: openPage(app.folder),
      renderClosed: openClosedPage(app.folder),
    }));
  return {
    install(http) {
      for (const { folder, base } of apps) {
        installStaticFiles(http, { folder, base });
      }
    },
    async answer(request, reply, path) {
      const entry = opened.find(({ app }) => `${path}/`.startsWith(app.base));
      return entry === undefined ? false : answerPage(entry, { request, reply, path }, random);
    },
  };
}

async function answerPage(
  frontEnd: Opened,
  http: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly path: string },
  random: RandomSource,
): Promise<boolean> {
  const { app, page: built } = frontEnd;
  const { request, reply, path } = http;
  const wantsPage = request.headers.accept?.includes('text/html') === true;
  const page = built && findPage(built.list(), belowBase(app, path), app.valuesOf);
  if (built === undefined || (page === undefined && !wantsPage)) {
    return false;
  }
  const nonce = Buffer.from(random.bytes(16)).toString('base64url');
  const answer = (await answerWhileClosed(frontEnd, request, nonce)) ?? {
    status: page === undefined ? 404 : 200,
    html: built.render({ ...(await app.content(request, page)), nonce }),
    headers: {},
  };
  reply
    .code(answer.status)
    .headers(answer.headers)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, app.sources(page)))
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-language');
  if (!app.isListed || page === undefined) {
    reply.header('x-robots-tag', 'noindex, nofollow');
  }
  await reply.send(await packPublic(request, reply, answer.html));
  return true;
}

async function answerWhileClosed(
  { app, renderClosed }: Opened,
  request: FastifyRequest,
  nonce: string,
) {
  const closed = renderClosed && (await app.closed(request));
  return (
    closed && {
      status: closed.status,
      html: renderClosed(closed.content, nonce),
      headers:
        closed.retryAfterSeconds === undefined
          ? {}
          : { 'retry-after': String(closed.retryAfterSeconds) },
    }
  );
}

/** `/backoffice/members` as the desk itself names it: `/members`. */
function belowBase({ base }: FrontEnd, path: string): string {
  return `/${path.slice(base.length)}`;
}
