import { randomUUID } from 'node:crypto';
import { type PublicKey, sealCall } from '@portal/protocol/client';
import { endpoints } from '@portal/protocol/endpoints';

type Value = Readonly<Record<string, unknown>>;
type Call = (typeof endpoints)[keyof typeof endpoints];

interface Message {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface Letter {
  readonly method: string;
  readonly path: string;
  readonly content?: { readonly type: string; readonly text: string };
}

export type Caller = ReturnType<typeof openCaller>;

/**
 * Somebody who calls the site without its pages: for what has to stand before a journey begins,
 * which other journeys tell page by page.
 */
export function openCaller() {
  const cookies = new Map<string, string>();
  const session: { token?: string } = {};

  async function send({ method, path, content }: Letter): Promise<Value> {
    const answer = await fetch(`${process.env['E2E_ORIGIN'] ?? ''}${path}`, {
      method,
      headers: {
        'idempotency-key': randomUUID(),
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(content !== undefined && { 'content-type': content.type }),
        ...(session.token !== undefined && { authorization: `Bearer ${session.token}` }),
      },
      ...(content !== undefined && { body: content.text }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=', 2);
      cookies.set(name, value);
    }
    const text = await answer.text();
    if (!answer.ok) {
      throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    }
    return (JSON.parse(text) as { readonly value: Value }).value;
  }

  const readKeys = () => send({ method: 'GET', path: endpoints.readKeys.path });

  /** What time it is on the site. */
  async function time(): Promise<Temporal.Instant> {
    const { now } = await readKeys();
    return Temporal.Instant.from(String(now));
  }

  async function seal(method: string, path: string, payload: unknown): Promise<string> {
    const { keys, now } = await readKeys();
    const [key] = keys as readonly [PublicKey];
    const atMs = Temporal.Instant.from(String(now)).epochMilliseconds;
    return sealCall(key, { method, path, payload, atSeconds: Math.floor(atMs / 1000) });
  }

  async function call(endpoint: Call, message: Message = {}): Promise<Value> {
    const { method } = endpoint;
    const { body } = message;
    const path = pathOf(endpoint, message);
    if ('encrypted' in endpoint) {
      const text = await seal(method, path, body);
      return send({ method, path, content: { type: 'application/jose', text } });
    }
    const query = new URLSearchParams(message.query).toString();
    return send({
      method,
      path: query === '' ? path : `${path}?${query}`,
      ...(body !== undefined && {
        content: { type: 'application/json', text: JSON.stringify(body) },
      }),
    });
  }

  /** As `call`, and who that was is who calls from then on. */
  async function enter(endpoint: Call, body: unknown): Promise<Value> {
    delete session.token;
    const value = await call(endpoint, { body });
    session.token = String(value['token']);
    return value;
  }

  return { call, enter, time };
}

function pathOf({ path }: Call, { params }: Message): string {
  return path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
}
