import type { Ctx, MemberActor } from '../../../platform/context.ts';
import type { SiteViewer } from '../../site/index.ts';
import { settingsOf } from '../settings.ts';
import { findPartner } from './partner.ts';

/** Whether the caller has somebody above to whom the site lets money go (MC-10). */
export function sendsUpOf({ viewer }: { readonly viewer: SiteViewer }) {
  return async (ctx: Ctx<MemberActor>): Promise<boolean> => {
    const { transfer } = settingsOf(viewer.peek().configuration);
    return (await findPartner(ctx, undefined, transfer)) !== undefined;
  };
}
