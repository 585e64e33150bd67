import type { SendTo } from '@portal/server/test/factories/vendors.ts';

const timeoutMilliseconds = 5000;

/** Requests of a vendor below an address; an empty code stands for the address itself. */
export function sendOverHttp(base: string): SendTo {
  return async (code, { path, query, headers, body }) => {
    const url = `${base}${code === '' ? '' : `/${code}`}${path}${query === '' ? '' : `?${query}`}`;
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const init = { method: 'POST', headers, body: Buffer.from(body), signal };
    const answer = await fetch(url, init).catch(() => undefined);
    return (
      answer && {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: await answer.text(),
      }
    );
  };
}
