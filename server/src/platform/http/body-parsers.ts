import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalidFields } from './refusal-answer.ts';
import { parseGuardedJson } from './json-guard.ts';

export const formType = 'application/x-www-form-urlencoded';

/** JSON, compact JWE and, where an endpoint says so, a form are all that a call may send. */
export function installBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const readJson = async (request: FastifyRequest, body: Buffer): Promise<unknown> => {
    if (body.length === 0) {
      return undefined;
    }
    const read = () => jsonOf(body, request.routeOptions.config.call?.body.values);
    return request.inTurn === undefined ? read() : request.inTurn(read);
  };
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, readJson);
  app.addContentTypeParser(formType, { parseAs: 'buffer' }, (_request, body, done) => {
    const text = decodeUtf8(body);
    const fields = text === undefined ? undefined : fieldsOf(text);
    if (fields === undefined) {
      done(invalidFields([{ path: '', rule: 'form_encoding' }]));
      return;
    }
    done(null, fields);
  });
  app.addContentTypeParser('application/jose', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
}

/** Refuses with `validation_failed`. */
function jsonOf(body: string | Buffer, valueLimit: number | undefined): unknown {
  const text = decodeUtf8(body);
  const parsed = text === undefined ? undefined : parseGuardedJson(text, valueLimit);
  if (parsed?.ok === true) {
    return parsed.value;
  }
  const rule = parsed === undefined ? 'json_encoding' : `json_${parsed.problem}`;
  throw invalidFields([{ path: '', rule }]);
}

/** Undefined for a name twice, for one that every object answers to, and for NUL anywhere. */
function fieldsOf(text: string): Readonly<Record<string, string>> | undefined {
  const fields = [...new URLSearchParams(text)];
  const isClean = fields.every((field) => field.every((part) => !part.includes('\u0000')));
  const names = new Set(fields.map(([name]) => name));
  return isClean && names.size === fields.length && fields.every(([name]) => !(name in {}))
    ? Object.fromEntries(fields)
    : undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(body: string | Buffer): string | undefined {
  try {
    return typeof body === 'string' ? body : utf8.decode(body);
  } catch {
    return undefined;
  }
}
