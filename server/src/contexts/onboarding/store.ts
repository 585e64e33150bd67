import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { InsertRegistration } from './generated/statements.ts';

/** What a form brought along beside the profile, as it was given but for its domain. */
export interface Origin {
  readonly method: string;
  readonly registerUrl: string | undefined;
  readonly domain: string | undefined;
  readonly sentDomain: string | undefined;
  readonly affiliateCode: string | undefined;
  readonly referralCode: string | undefined;
  readonly recommenderId: string | undefined;
}

export async function insertRegistration(
  tx: Transaction,
  row: Origin & { readonly memberId: MemberId; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<InsertRegistration>`
    insert into registrations (member_id, method, register_url, domain, sent_domain, affiliate_code,
                               referral_code, recommender_id, registered_at)
    values (${row.memberId}, ${row.method}, ${filled(row.registerUrl)}, ${filled(row.domain)},
            ${filled(row.sentDomain)}, ${filled(row.affiliateCode)}, ${filled(row.referralCode)},
            ${filled(row.recommenderId)}, ${String(row.at)}::timestamptz)
  `.execute(tx);
}

/** What was left empty was not given. */
function filled(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
