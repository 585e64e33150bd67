import type { OfferedWays } from '@portal/protocol';
import { offeredWays } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { answerWith } from '../../../platform/http/answer.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import type { Route, Scope } from '../../../platform/http/route.ts';
import { ownRoute } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { IdentityEnv } from '../env.ts';
import { phoneOf } from './phone-of.ts';
import type { CodePurpose } from './store-codes.ts';
import { sendCode } from './use-cases/send-code.ts';

/** What a visitor may ask a code for. */
type PublicPurpose = Exclude<CodePurpose, 'bind' | 'place'>;

const wayOf = {
  login: 'sms',
  password: 'forgotByMobile',
  register: 'registerCode',
} as const satisfies Readonly<Record<PublicPurpose, keyof OfferedWays>>;

interface Asking {
  readonly purpose: PublicPurpose;
  readonly number: string;
  readonly dialingCode: string | undefined;
  readonly captcha: string | undefined;
  readonly request: RequestFacts;
}

export function codeRoutes(env: Pick<IdentityEnv, 'viewer'>): readonly Route[] {
  return [
    ownRoute(endpoints.sendLoginCode, (scope, { body, request }) => {
      const { mobileNum: number, countryDialingCode: dialingCode, captcha } = body;
      const purpose = body.purpose ?? 'login';
      return answer(env, scope, { purpose, number, dialingCode, captcha, request });
    }),
    ownRoute(endpoints.sendRegisterCode, (scope, { body, request }) => {
      const { mobileNo: number, countryDialingCode: dialingCode, captcha } = body;
      return answer(env, scope, { purpose: 'register', number, dialingCode, captcha, request });
    }),
  ];
}

async function answer({ viewer }: Pick<IdentityEnv, 'viewer'>, scope: Scope, asking: Asking) {
  const { configuration: site } = await viewer.current();
  const { purpose, captcha, request } = asking;
  if (!offeredWays(site.signIn, site.switches)[wayOf[purpose]]) {
    throw new Refusal('auth/operation-not-allowed');
  }
  const to = phoneOf(site, asking);
  const sent = await scope.transaction((ctx) => sendCode(ctx, { purpose, to, captcha, request }));
  if (sent instanceof Refusal) {
    throw sent;
  }
  const { expiredMinutes, cookie } = sent;
  return answerWith({ expiredMinutes }, { cookies: [cookie] });
}
