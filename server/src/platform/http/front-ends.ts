import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RandomSource } from '../context.ts';
import { packPublic } from './compression.ts';
import type { Page, PageContent } from './page.ts';
import { openPage } from './page.ts';
import { pagePolicy } from './security-headers.ts';
import { installStaticFiles } from './static-files.ts';

export interface FrontEnd {
  readonly folder: string;
  /** `/` or `/backoffice/`. */
  readonly base: string;
  /** Whether search engines may list its pages. */
  readonly isListed: boolean;
  /** Whether the single-page application has a screen for a path under its base. */
  isPage(path: string): boolean;
  content(request: FastifyRequest): Promise<Omit<PageContent, 'nonce'>>;
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
}

/** Serves built front ends; the one with the longest base that fits a path gets it. */
export function openFrontEnds(apps: readonly FrontEnd[], random: RandomSource): FrontEnds {
  const opened: readonly Opened[] = apps
    .toSorted((a, b) => b.base.length - a.base.length)
    .map((app) => ({ app, page: openPage(app.folder) }));
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
  { app, page }: Opened,
  http: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly path: string },
  random: RandomSource,
): Promise<boolean> {
  const { request, reply, path } = http;
  const isKnown = app.isPage(path);
  const wantsPage = request.headers.accept?.includes('text/html') === true;
  if (page === undefined || !(isKnown || wantsPage)) {
    return false;
  }
  const nonce = Buffer.from(random.bytes(16)).toString('base64url');
  const html = page.render({ ...(await app.content(request)), nonce });
  reply
    .code(isKnown ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-language');
  if (!app.isListed || !isKnown) {
    reply.header('x-robots-tag', 'noindex, nofollow');
  }
  await reply.send(await packPublic(request, reply, html));
  return true;
}
