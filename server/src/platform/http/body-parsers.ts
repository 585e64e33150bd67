import type { FastifyInstance } from 'fastify';
import { invalidFields } from './refusal-answer.ts';
import { parseGuardedJson } from './json-guard.ts';

/** JSON and compact JWE are all that a call may send; anything else is 415. */
export function installBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) {
      done(null, undefined);
      return;
    }
    const text = decodeUtf8(body);
    const parsed = text === undefined ? undefined : parseGuardedJson(text);
    if (parsed?.ok === true) {
      done(null, parsed.value);
      return;
    }
    const rule = parsed === undefined ? 'json_encoding' : `json_${parsed.problem}`;
    done(invalidFields([{ path: '', rule }]));
  });
  app.addContentTypeParser('application/jose', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(body: string | Buffer): string | undefined {
  try {
    return typeof body === 'string' ? body : utf8.decode(body);
  } catch {
    return undefined;
  }
}
