import type { CaptchaKind } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { answerWith } from '../../platform/http/answer.ts';
import type { Route } from '../../platform/http/route.ts';
import { ownRoute } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { drawCaptcha } from './captcha-picture.ts';
import { newPuzzle } from './captcha-puzzle.ts';
import type { IdentityEnv } from './env.ts';
import { newSecret } from './secrets.ts';
import { issueCaptcha } from './use-cases/issue-captcha.ts';

/** A challenge of each kind that the site offers; all are answered by one field of the forms. */
export function captchaRoutes({ viewer }: Pick<IdentityEnv, 'viewer'>): readonly Route[] {
  const offer = async (kind: CaptchaKind): Promise<void> => {
    if (!(await viewer.current()).configuration.captcha.kinds.includes(kind)) {
      throw new Refusal('auth/operation-not-allowed');
    }
  };
  return [
    ownRoute(endpoints.readCaptcha, async (scope, { query, request }) => {
      const { action = 'login', kind = 'picture' } = query;
      await offer(kind);
      if (kind === 'geetest') {
        // Nobody is shown its answer: only what GeeTest stands by takes this challenge (R63).
        const challenge = { action, answer: newSecret(scope.ctx.random), request };
        const { cookie } = await scope.transaction((ctx) => issueCaptcha(ctx, challenge));
        return answerWith('', { cookies: [cookie] });
      }
      const issued = await scope.transaction((ctx) => issueCaptcha(ctx, { action, request }));
      return answerWith(await drawCaptcha(issued.answer), { cookies: [issued.cookie] });
    }),
    ownRoute(
      endpoints.readCaptchaPuzzle,
      async (scope, { query: { action = 'login' }, request }) => {
        await offer('proof_of_work');
        const { puzzle, answer } = await newPuzzle(scope.ctx.random);
        const challenge = { action, answer, request };
        const { cookie } = await scope.transaction((ctx) => issueCaptcha(ctx, challenge));
        return answerWith(puzzle, { cookies: [cookie] });
      },
    ),
  ];
}
