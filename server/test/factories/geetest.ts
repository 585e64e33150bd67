import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** What a browser got from the script, by the names of GeeTest (v4). */
export interface GeetestPass {
  readonly lot_number: string;
  readonly captcha_output: string;
  readonly pass_token: string;
  readonly gen_time: string;
}

export const geetestAccount = {
  captchaId: '54088bb07d2df3c46b79f80300b0abbe',
  captchaKey: 'a key that GeeTest and this site share',
} as const;

/**
 * GeeTest's server as its manual describes `POST /validate`: a server of its own on this machine.
 * It knows which checks it gave out, takes each once, and answers nobody who cannot sign.
 */
export function geetestServer() {
  const passes = new Map<string, GeetestPass>();
  const state = { mode: 'up' as 'up' | 'silent' | 'broken', asked: 0 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      state.asked += 1;
      if (state.mode === 'silent') {
        return;
      }
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const form = new URLSearchParams(Buffer.concat(parts).toString());
      const id = searchParams.get('captcha_id');
      const answer =
        state.mode === 'broken' ? { status: 'error', msg: 'illegal gen_time' } : judge(id, form);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer));
    });
  });

  function judge(id: string | null, form: URLSearchParams) {
    const lot = form.get('lot_number') ?? '';
    const signed = createHmac('sha256', geetestAccount.captchaKey).update(lot).digest('hex');
    if (id !== geetestAccount.captchaId || form.get('sign_token') !== signed) {
      return { status: 'error', code: '-50004', msg: 'illegal sign_token' };
    }
    const pass = passes.get(lot);
    passes.delete(lot);
    const isTrue =
      pass !== undefined && Object.entries(pass).every(([name, value]) => form.get(name) === value);
    return isTrue
      ? { status: 'success', result: 'success', reason: '', captcha_args: {} }
      : { status: 'success', result: 'fail', reason: 'pass_token expire', captcha_args: {} };
  }

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    state,
    address: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Somebody moves the piece into its place. */
    pass(at: Temporal.Instant): GeetestPass {
      const made = {
        lot_number: randomBytes(16).toString('hex'),
        captcha_output: randomBytes(40).toString('base64'),
        pass_token: randomBytes(32).toString('hex'),
        gen_time: String(Math.floor(at.epochMilliseconds / 1000)),
      };
      passes.set(made.lot_number, made);
      return made;
    },
  };
}
