import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { packPublic } from './compression.ts';

export interface Asset {
  readonly body: string | Uint8Array;
  readonly contentType: string;
}

/** A generated public file that is no JSON answer: pictures of games, vendor logos. */
export interface AssetRoute {
  /** A path with `{name}` parts, `/art/{file}`. */
  readonly path: string;
  readonly maxAgeSeconds: number;
  /** Pages of other addresses may fetch it too. */
  readonly isForEveryone?: true;
  /** Undefined when there is no such file. Must not depend on the caller. */
  read(params: Readonly<Record<string, string>>): Promise<Asset | undefined>;
}

export function bindAsset(app: FastifyInstance, asset: AssetRoute): void {
  app.get(asset.path.replaceAll(/\{(\w+)\}/gu, ':$1'), async (request, reply) => {
    // The router fills each named part with text.
    const found = await asset.read(request.params as Record<string, string>);
    if (found === undefined) {
      throw new Refusal('not_found');
    }
    const etag = `"${createHash('sha256').update(found.body).digest('base64url').slice(0, 22)}"`;
    reply
      .type(found.contentType)
      .header('etag', etag)
      .header('cache-control', `public, max-age=${asset.maxAgeSeconds}, immutable`);
    if (asset.isForEveryone === true) {
      reply.header('cross-origin-resource-policy', 'cross-origin');
    }
    if (request.headers['if-none-match'] === etag) {
      return reply.code(304).send();
    }
    return typeof found.body === 'string'
      ? reply.send(await packPublic(request, reply, found.body))
      : reply.send(Buffer.from(found.body));
  });
}
