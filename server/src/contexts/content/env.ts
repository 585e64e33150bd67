import type { Texts } from '@portal/i18n/files';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import type { Send } from '../delivery/index.ts';
import type { IdentityEnv } from '../identity/index.ts';

/** What the use cases of this context need beside `ctx`. */
export interface ContentEnv extends Pick<IdentityEnv, 'viewer' | 'readCaptcha'> {
  readonly send: Send;
  readonly texts: Texts;
  /** On the VIP ladder: some announcements are for members from a rank on. */
  readonly rankOf: (ctx: Ctx<MemberActor>) => Promise<number>;
}
