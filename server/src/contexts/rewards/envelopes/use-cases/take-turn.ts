import { assertDefined } from '@portal/money';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { type CaptchaAnswer, captchaRefusal, checkCaptcha } from '../../../identity/index.ts';
import { judgeTurn } from '../pace.ts';
import { lockTurns, readTurn, writeTurn } from '../store-turns.ts';

/**
 * The brake before a packet, of a rain or of an agent, against programs (D6): one call in 300 ms,
 * and a captcha after five in vain. A call counts as in vain before it is answered; a packet takes
 * that back, a right captcha what was before. Answers `envelope_pace`, then the codes of the
 * captcha. The refusal is returned and not thrown, because a throw would roll the spent captcha
 * back.
 */
export async function takeTurn(
  ctx: Ctx<MemberActor>,
  call: { readonly captcha: CaptchaAnswer; readonly request: RequestFacts },
): Promise<Refusal | undefined> {
  const { captcha, request } = call;
  const memberId = ctx.actor.id;
  const key = assertDefined(request.idempotencyKey, 'the edge asked for a key');
  const at = ctx.clock.now();
  await lockTurns(ctx.tx, memberId);
  const { verdict, failures } = judgeTurn(await readTurn(ctx.tx, memberId), { at, key });
  if (verdict === 'repeat') {
    return undefined;
  }
  if (verdict === 'early') {
    return new Refusal('envelope_pace');
  }
  if (verdict === 'open') {
    await writeTurn(ctx.tx, { memberId, triedAt: at, failures: failures + 1, key });
    return undefined;
  }
  const result = await checkCaptcha(ctx, { action: 'envelope', answer: captcha, request });
  if (result === 'right') {
    await writeTurn(ctx.tx, { memberId, triedAt: at, failures: 1, key });
    return undefined;
  }
  // Not let through, so its key stands for nothing: the same call again is asked again.
  await writeTurn(ctx.tx, { memberId, triedAt: at, failures, key: '' });
  return captchaRefusal(result).refusal;
}
