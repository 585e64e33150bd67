import { openTexts } from '@portal/i18n/files';
import type { ContextPlug } from '../../platform/context-plug.ts';
import type { IdentityEnv } from '../identity/index.ts';
import { membersDemo } from './demo-part.ts';
import { memberDeskRoutes } from './desk-routes.ts';
import { funCreditOf } from './fun-money.ts';
import { memberJobs } from './jobs.ts';
import { pictureDemo } from './profile/demo-picture.ts';
import { profileRoutes } from './profile/routes.ts';
import { noteRoutes } from './notes/routes.ts';
import type { RetentionParts } from './retention/use-cases/erase-past-members.ts';
import { tagRoutes } from './tags/routes.ts';
import { placeRoutes } from './places/routes.ts';
import { profitRoutes } from './profit/routes.ts';
import { memberRoutes, type MemberParts } from './routes.ts';

export interface MembersPlug extends ContextPlug {
  /** What the site grants of fun money at a time. */
  funCreditMinor(): bigint;
}

export function plugMembers(
  identity: Pick<IdentityEnv, 'authenticator' | 'viewer' | 'readCaptcha'>,
  parts: Omit<MemberParts, 'texts' | 'funCreditMinor'> & { readonly retention: RetentionParts },
): MembersPlug {
  const funCreditMinor = () => funCreditOf(identity.viewer.peek().configuration);
  const { retention, ...told } = parts;
  const texts = openTexts();
  return {
    funCreditMinor,
    demoParts: [membersDemo, pictureDemo],
    jobs: memberJobs(retention),
    routes: [
      ...memberRoutes({ texts, funCreditMinor, ...told }),
      ...profileRoutes,
      ...tagRoutes,
      ...noteRoutes,
      ...placeRoutes(identity),
      ...profitRoutes(texts),
      ...memberDeskRoutes(identity, { texts, explanations: told.explanations }),
    ],
  };
}
