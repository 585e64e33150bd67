import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type PublicKey, sealCall } from '@portal/protocol/client';

export interface Answer {
  readonly status: number;
  /** Of a refusal; empty for a success. */
  readonly code: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly milliseconds: number;
}

interface Place {
  readonly port: number;
  readonly key: PublicKey;
  /** Each has an address block of its own. */
  readonly number: number;
}

interface Message {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

export type Caller = ReturnType<typeof openCaller>;

/** A browser somewhere: cookies, token, and an address of its own on this machine. */
export function openCaller({ port, key, number }: Place) {
  const cookies = new Map<string, string>();
  const session: { token?: string } = {};
  const localAddress = `127.${1 + (Math.floor(number / 250) % 250)}.${1 + (number % 250)}.9`;

  async function send(message: Message, content: string, type: string): Promise<Answer> {
    const startedAt = performance.now();
    const sent = request({
      host: '127.0.0.1',
      port,
      localAddress,
      agent: false,
      method: message.method,
      path: message.path,
      headers: {
        ...(content !== '' && { 'content-type': type }),
        ...(session.token !== undefined && { authorization: `Bearer ${session.token}` }),
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
      },
    });
    sent.end(content);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const body = await text(answer);
    const milliseconds = performance.now() - startedAt;
    for (const cookie of answer.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=', 2);
      cookies.set(name, value);
    }
    const { code = '', value = {} } = JSON.parse(body) as Partial<Answer>;
    return { status: answer.statusCode ?? 0, code, value, milliseconds };
  }

  const call = (message: Message): Promise<Answer> =>
    send(
      message,
      message.body === undefined ? '' : JSON.stringify(message.body),
      'application/json',
    );

  /** A form, as a page without scripts would send it. */
  const submit = (path: string, fields: Readonly<Record<string, string>>): Promise<Answer> => {
    const type = 'application/x-www-form-urlencoded';
    return send({ method: 'POST', path }, new URLSearchParams(fields).toString(), type);
  };

  /** The token of the answer is used from then on. */
  async function enter({ method, path, body }: Message): Promise<Answer> {
    const atSeconds = Math.floor((performance.timeOrigin + performance.now()) / 1000);
    const letter = await sealCall(key, { method, path, payload: body, atSeconds });
    const answer = await send({ method, path }, letter, 'application/jose');
    const { token } = answer.value;
    if (typeof token === 'string') {
      session.token = token;
    }
    return answer;
  }

  return { cookies, session, call, submit, enter };
}

/** Signs in as a browser does. */
export function logIn(caller: Caller, username: string, secret: { readonly password: string }) {
  const body = { username, ...secret };
  return caller.enter({ method: 'POST', path: '/wps/session/login', body });
}

/** Whose session this is; empty when it is nobody's. */
export async function accountOf(caller: Caller): Promise<string> {
  const answer = await caller.call({ method: 'GET', path: '/wps/member/info' });
  const { account } = answer.value;
  return typeof account === 'string' ? account : '';
}
