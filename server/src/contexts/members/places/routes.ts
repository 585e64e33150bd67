import { endpoints } from '@portal/protocol/endpoints';
import { answerWith } from '../../../platform/http/answer.ts';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import type { Route, Scope } from '../../../platform/http/route.ts';
import { ownRoute, route } from '../../../platform/http/route.ts';
import { isSameName } from '../../../platform/same-name.ts';
import type { IdentityEnv } from '../../identity/index.ts';
import {
  readPlace,
  sendPlaceCode,
  verifyPlace,
  verifyPlaceByPasskey,
} from '../../identity/index.ts';
import { readProfile } from '../profile/use-cases/read-profile.ts';

/** A sign-in from an address block that the member never used (X8, M-14). */
export function placeRoutes({
  authenticator,
  viewer,
  readCaptcha,
}: Pick<IdentityEnv, 'authenticator' | 'viewer' | 'readCaptcha'>): readonly Route[] {
  /**
   * What the site asks in addition; undefined where it asks or knows none, and in a known place.
   */
  async function askedName(ctx: Ctx<MemberActor>): Promise<string | undefined> {
    if ((await readPlace(ctx)).isVerified) {
      return undefined;
    }
    const { configuration } = await viewer.current();
    const { payeeName = '' } = (await readProfile(ctx)).fields;
    return configuration.newPlace.asksPayeeName && payeeName !== '' ? payeeName : undefined;
  }
  async function isKnowing(scope: Scope<MemberActor>, payeeName = ''): Promise<boolean> {
    const name = await scope.transaction(askedName);
    return name === undefined || isSameName(name, payeeName);
  }
  return [
    route(endpoints.readPlace, async (ctx) => {
      const { isVerified, ways } = await readPlace(ctx);
      return {
        isVerified,
        ways: [...ways],
        asksPayeeName: (await askedName(ctx)) !== undefined,
      };
    }),
    ownRoute(endpoints.sendPlaceCode, async (scope, { body, request }) => {
      const { kind, purpose } = body;
      const captcha = await readCaptcha(body, scope.ctx.clock.now());
      const { configuration } = await viewer.current();
      const asking = { kind, purpose, captcha, request };
      const { expiredMinutes, cookie } = await sendPlaceCode(scope, configuration, asking);
      return answerWith({ expiredMinutes }, { cookies: [cookie] });
    }),
    ownRoute(endpoints.verifyPlace, async (scope, { body, request }) => {
      const { kind, code, payeeName } = body;
      const proof = { kind, code, request, isKnowing: await isKnowing(scope, payeeName) };
      return answerWith({}, { cookies: await verifyPlace({ authenticator }, scope, proof) });
    }),
    ownRoute(endpoints.verifyPlaceByPasskey, async (scope, { body, request }) => {
      const { response, payeeName } = body;
      const proof = { response, request, isKnowing: await isKnowing(scope, payeeName) };
      const cookies = await verifyPlaceByPasskey({ authenticator }, scope, proof);
      return answerWith({}, { cookies });
    }),
  ];
}
