/** Somebody who is signed in. */
export interface Credentials {
  readonly token: string;
  readonly cookie: string;
}

interface Called {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string;
}

export interface Answered {
  readonly code: string;
  readonly value: unknown;
  /** What a refusal says beside its code. */
  readonly data: Readonly<Record<string, unknown>>;
}

export type Caller = (call: Called) => Promise<Answered>;

/** Calls of one person over HTTP, as any client sends them. */
export function callerOf(port: number, { token, cookie }: Credentials): Caller {
  return async ({ method, path, body, key }) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        cookie,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const json = (await answer.json()) as Record<string, unknown>;
    return {
      code: answer.ok ? 'ok' : String(json['code']),
      value: json['value'],
      data: (json['data'] ?? {}) as Record<string, unknown>,
    };
  };
}
