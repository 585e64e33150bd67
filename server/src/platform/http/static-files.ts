import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface StaticFile {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
  readonly etag: string;
  readonly isImmutable: boolean;
  readonly encodings: ReadonlyMap<string, { readonly path: string; readonly bytes: number }>;
}

export interface StaticFiles {
  /** Sends the file of a URL path; false when there is none. */
  send(request: FastifyRequest, reply: FastifyReply, path: string): boolean;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * The files of a built front end, listed once at the start: a path that is not in the list does not
 * exist, so there is nothing to climb out of. Pages and source maps are left out.
 */
export function listStaticFiles(folder: string, prefix: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const path of walk(folder)) {
    const type = types[extname(path)];
    if (type !== undefined) {
      files.set(`${prefix}${relative(folder, path).split(sep).join('/')}`, describe(path, type));
    }
  }
  return {
    send(request, reply, path) {
      const file = files.get(path);
      if (file === undefined) {
        return false;
      }
      sendFile(file, request, reply);
      return true;
    },
  };
}

function walk(folder: string): readonly string[] {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes(`${sep}.`))
        .map((entry) => join(entry.parentPath, entry.name))
    : [];
}

function describe(path: string, type: string): StaticFile {
  const { size, mtimeMs } = statSync(path);
  const found = encodings.flatMap(([name, suffix]) => {
    const packed = `${path}${suffix}`;
    return existsSync(packed)
      ? [[name, { path: packed, bytes: statSync(packed).size }] as const]
      : [];
  });
  return {
    path,
    type,
    bytes: size,
    etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
    // The build puts a content hash into every name below `assets/`.
    isImmutable: path.includes(`${sep}assets${sep}`),
    encodings: new Map(found),
  };
}

function sendFile(file: StaticFile, request: FastifyRequest, reply: FastifyReply): void {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = encodings.find(([name]) => accepted.includes(name) && file.encodings.has(name));
  const packed = encoding === undefined ? undefined : file.encodings.get(encoding[0]);
  reply
    .code(200)
    .type(file.type)
    .header('etag', file.etag)
    .header('vary', 'accept-encoding')
    .header(
      'cache-control',
      file.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    );
  if (request.headers['if-none-match'] === file.etag) {
    void reply.code(304).send();
    return;
  }
  if (packed !== undefined && encoding !== undefined) {
    reply.header('content-encoding', encoding[0]);
  }
  reply.header('content-length', (packed ?? file).bytes);
  void reply.send(createReadStream((packed ?? file).path));
}
