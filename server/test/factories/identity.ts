import { endpoints } from '@portal/protocol/endpoints';
import type { CaptchaAction } from '@portal/protocol';
import type { createCredential } from '../../src/contexts/identity/index.ts';
import { issueCaptcha } from '../../src/contexts/identity/use-cases/issue-captcha.ts';
import { addressBlock, isThisMachine } from '../../src/platform/http/address.ts';
import type { RequestFacts } from '../../src/platform/http/request-facts.ts';
import type { testDatabase } from '../harness.ts';
import { idIn } from './ids.ts';
import type { TestBrowser } from './running.ts';

type NewCredential = Parameters<typeof createCredential>[1];

/** Long enough, and on no list. */
export const goodPassword = 'violet kettle under 7 stairs';

let members = 0;

/** A name that no other test of this process has. */
export function newName(): string {
  members += 1;
  return `tester${process.pid}x${members}`;
}

/** The least that a registration form sends. */
export function formOf(username: string) {
  return {
    username,
    password: goodPassword,
    confirmPassword: goodPassword,
    ageConfirmed: true,
    termsAccepted: true,
  } as const;
}

/** Registers through the wire and signs in; answers the id and the name. */
export async function registerMember(browser: TestBrowser, username = newName()) {
  const got = await browser.enter(endpoints.register, { ...formOf(username), login: true });
  return { id: idIn('mbr', got.value['id']), username, status: got.status };
}

/** A request of a browser that has no cookie yet. */
export function buildRequest(
  overrides: Partial<Pick<RequestFacts, 'ip' | 'cookies' | 'host' | 'idempotencyKey'>> = {},
): RequestFacts {
  const ip = overrides.ip ?? '203.0.113.5';
  return {
    id: 'req_test',
    method: 'POST',
    path: '/wps/test',
    host: 'localhost',
    isSecure: false,
    ip,
    addressBlock: addressBlock(ip),
    isLocal: isThisMachine(ip),
    acceptLanguage: '',
    userAgent: '',
    browser: 'browser',
    cookies: new Map(),
    bearer: undefined,
    isBackground: false,
    gatewayVersion: undefined,
    idempotencyKey: undefined,
    ...overrides,
  };
}

/** A captcha that was drawn for this browser: its answer, and the cookie that it is bound to. */
export async function drawnCaptcha(
  test: ReturnType<typeof testDatabase>,
  action: CaptchaAction,
  cookies: ReadonlyMap<string, string>,
) {
  return test.inUnit((ctx) => issueCaptcha(ctx, { action, request: buildRequest({ cookies }) }));
}

/** A credential whose password nobody knows. */
export function buildCredential(overrides: Partial<NewCredential> = {}): NewCredential {
  const username = overrides.username ?? newName();
  members += 1;
  return {
    subjectId: `mbr_${process.pid}_${members}`,
    realm: 'member',
    username,
    passwordHash: '$argon2id$v=19$m=47104,t=1,p=1$c29tZXNhbHQ$bm90YWhhc2g',
    isAgent: false,
    isTrial: false,
    role: null,
    ...overrides,
  };
}
