import { endpoints } from '@portal/protocol/endpoints';
import { answerWith } from '../../../platform/http/answer.ts';
import type { Route } from '../../../platform/http/route.ts';
import { ownRoute, route } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isAlwaysAsked } from '../codes/always-asked.ts';
import { checkCode } from '../codes/use-cases/check-code.ts';
import { sendCode } from '../codes/use-cases/send-code.ts';
import type { IdentityEnv } from '../env.ts';
import { proveFormer } from './prove-former.ts';
import { wantedRecipient } from './wanted-recipient.ts';
import { bindContact } from './use-cases/bind-contact.ts';
import { changePaymentPassword } from './use-cases/change-payment-password.ts';
import { readContacts } from './use-cases/read-contacts.ts';

const purpose = 'bind';

/** Where a member is reached, and the second secret. */
export function contactRoutes(env: IdentityEnv): readonly Route[] {
  return [
    route(endpoints.readContacts, readContacts),
    ownRoute(endpoints.sendContactCode, async (scope, { body, request }) => {
      const { configuration: site } = await env.viewer.current();
      const to = await wantedRecipient(scope, site, body);
      const captcha = await env.readCaptcha(body, scope.ctx.clock.now());
      const isAsked = isAlwaysAsked(site, body.channel);
      const command = { purpose, to, captcha, isAlwaysAsked: isAsked, request } as const;
      const sent = await scope.transaction((ctx) => sendCode(ctx, command));
      if (sent instanceof Refusal) {
        throw sent;
      }
      const { expiredMinutes, cookie } = sent;
      return answerWith({ expiredMinutes }, { cookies: [cookie] });
    }),
    ownRoute(endpoints.bindContact, async (scope, { body, request }) => {
      const { configuration: site } = await env.viewer.current();
      const { number: address } = await wantedRecipient(scope, site, body);
      const { channel, formerCode } = body;
      const former = await scope.transaction((ctx) =>
        proveFormer(ctx, { channel, code: formerCode, request }),
      );
      if (former instanceof Refusal) {
        throw former;
      }
      const typed = { purpose, number: address, code: body.verificationCode, request } as const;
      const checked = await scope.transaction((ctx) => checkCode(ctx, typed));
      if (typeof checked === 'string') {
        throw new Refusal(checked);
      }
      const bound = { channel, address, codeId: checked.id, former };
      await scope.transaction((ctx) => bindContact(ctx, bound));
      return {};
    }),
    ownRoute(endpoints.changePaymentPassword, async (scope, { body, request }) => {
      const { proofKind, proof = '', ...typed } = body;
      await changePaymentPassword(env, scope, { ...typed, proofKind, proof, request });
      return {};
    }),
  ];
}
