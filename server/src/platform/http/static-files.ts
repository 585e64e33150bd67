import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { workerPolicy } from './security-headers.ts';

/** Pages go out with their data, and what the build leaves beside the files is not for readers. */
const unlisted = ['**/{index,closed}.html', '**/pages.json', '**/*.map', '**/*.br', '**/*.gz'];

/**
 * The files of a built front end, listed once at the start: a path that is not in the list does not
 * exist, so there is nothing to climb out of. Packed twins are sent to those who accept them.
 */
export function installStaticFiles(
  app: FastifyInstance,
  frontEnd: { readonly folder: string; readonly base: string },
): void {
  if (!existsSync(frontEnd.folder)) {
    return;
  }
  app.register(fastifyStatic, {
    root: frontEnd.folder,
    prefix: frontEnd.base,
    wildcard: false,
    globIgnore: unlisted,
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      if (path.endsWith(`${sep}service-worker.js`)) {
        // An old one would outlive its release; the browser asks anew each time.
        reply.header('cache-control', 'no-cache').header('content-security-policy', workerPolicy);
        return;
      }
      // The build puts a content hash into every name below `assets/`.
      const isImmutable = path.includes(`${sep}assets${sep}`);
      reply.header(
        'cache-control',
        isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}
