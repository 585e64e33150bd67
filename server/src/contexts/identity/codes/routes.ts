import type { OfferedWays } from '@portal/protocol';
import { offeredWays } from '@portal/protocol';
import type { OwnCodePurpose } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { answerWith } from '../../../platform/http/answer.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import type { Route, Scope } from '../../../platform/http/route.ts';
import { ownRoute } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { CaptchaFields } from '../captcha/captcha-answer.ts';
import type { IdentityEnv } from '../env.ts';
import { isAlwaysAsked } from './always-asked.ts';
import { phoneOf } from './phone-of.ts';
import type { CodePurpose } from './store-codes.ts';
import { sendCode } from './use-cases/send-code.ts';

/** What a visitor may ask a code for. */
type PublicPurpose = Exclude<CodePurpose, 'bind' | OwnCodePurpose>;

const wayOf = {
  login: 'sms',
  password: 'forgotByMobile',
  register: 'registerCode',
} as const satisfies Readonly<Record<PublicPurpose, keyof OfferedWays>>;

type CodeEnv = Pick<IdentityEnv, 'viewer' | 'readCaptcha'>;

interface Asking {
  readonly purpose: PublicPurpose;
  readonly number: string;
  readonly dialingCode: string | undefined;
  readonly captcha: CaptchaFields;
  readonly request: RequestFacts;
}

export function codeRoutes(env: CodeEnv): readonly Route[] {
  return [
    ownRoute(endpoints.sendLoginCode, (scope, { body, request }) => {
      const { mobileNum: number, countryDialingCode: dialingCode } = body;
      const purpose = body.purpose ?? 'login';
      return answer(env, scope, { purpose, number, dialingCode, captcha: body, request });
    }),
    ownRoute(endpoints.sendRegisterCode, (scope, { body, request }) => {
      const { mobileNo: number, countryDialingCode: dialingCode } = body;
      const asking = { number, dialingCode, captcha: body, request };
      return answer(env, scope, { purpose: 'register', ...asking });
    }),
  ];
}

async function answer({ viewer, readCaptcha }: CodeEnv, scope: Scope, asking: Asking) {
  const { configuration: site } = await viewer.current();
  const { purpose, request } = asking;
  // Who proves numbers in our place sends the codes as well, and nobody pays for a second one.
  const isSentElsewhere = purpose === 'register' && site.firebase !== undefined;
  if (isSentElsewhere || !offeredWays(site.signIn, site.switches)[wayOf[purpose]]) {
    throw new Refusal('auth/operation-not-allowed');
  }
  const to = phoneOf(site, asking);
  const captcha = await readCaptcha(asking.captcha, scope.ctx.clock.now());
  const isAsked = isAlwaysAsked(site, 'sms');
  const command = { purpose, to, captcha, isAlwaysAsked: isAsked, request };
  const sent = await scope.transaction((ctx) => sendCode(ctx, command));
  if (sent instanceof Refusal) {
    throw sent;
  }
  const { expiredMinutes, cookie } = sent;
  return answerWith({ expiredMinutes }, { cookies: [cookie] });
}
