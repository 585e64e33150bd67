import { abilitiesOf, type Endpoints, type ReplyOf } from '@portal/protocol';
import type { Campaign } from './store-campaigns.ts';

export function presentCampaign(
  row: Campaign,
  viewer: { readonly role: string },
): ReplyOf<Endpoints['createCampaign']> {
  const { languages, countries } = row.segment;
  return {
    id: row.id,
    titles: { ...row.titles },
    texts: { ...row.texts },
    segment: { ...row.segment, languages: [...languages], countries: [...countries] },
    sendAt: String(row.sendAt),
    state: row.state,
    reached: row.reached,
    madeBy: row.madeByName,
    madeAt: String(row.madeAt),
    endedAt: row.endedAt === null ? null : String(row.endedAt),
    abilities: isOpen(row) && mayManage(viewer) ? ['stop'] : [],
  };
}

/** It may still reach somebody. */
export function isOpen({ state }: Pick<Campaign, 'state'>): boolean {
  return state === 'scheduled' || state === 'sending';
}

function mayManage({ role }: { readonly role: string }): boolean {
  return abilitiesOf(role).includes('content.manage');
}

export function manageAbilities(viewer: { readonly role: string }): 'manage'[] {
  return mayManage(viewer) ? ['manage'] : [];
}
