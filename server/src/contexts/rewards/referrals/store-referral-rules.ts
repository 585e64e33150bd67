import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { FindNewestRules, FindRules, InsertRules } from '../generated/statements.ts';

export type ReferralTerms = FindNewestRules['row'];

const columns = sql`version, is_open as "isOpen", names, window_days as "windowDays",
  least_deposit_minor as "leastDepositMinor", least_valid_minor as "leastValidMinor",
  needs_phone as "needsPhone", monthly_limit as "monthlyLimit", life_limit as "lifeLimit",
  referrer_minor as "referrerMinor", friend_minor as "friendMinor", multiple,
  share_basis_points as "shareBasisPoints", needs_identity as "needsIdentity",
  made_by as "madeBy", made_at as "madeAt"`;

/** Those that hold for whoever is invited now; undefined while the site never had any. */
export async function findNewestRules(tx: Transaction): Promise<ReferralTerms | undefined> {
  const { rows } = await sql<FindNewestRules>`
    select ${columns} from referral_rules order by version desc limit 1
  `.execute(tx);
  return rows[0];
}

/** Those that an invitation was made under. */
export async function findRules(
  tx: Transaction,
  version: number,
): Promise<ReferralTerms | undefined> {
  const { rows } = await sql<FindRules>`
    select ${columns} from referral_rules where version = ${version}
  `.execute(tx);
  return rows[0];
}

/** False when somebody else wrote this version meanwhile. */
export async function insertRules(
  tx: Transaction,
  row: Omit<ReferralTerms, 'madeAt'> & { readonly at: Temporal.Instant },
): Promise<boolean> {
  const { rows } = await sql<InsertRules>`
    insert into referral_rules (version, is_open, names, window_days, least_deposit_minor,
                                least_valid_minor, needs_phone, monthly_limit, life_limit,
                                referrer_minor, friend_minor, multiple, share_basis_points,
                                needs_identity, made_by, made_at)
    values (${row.version}, ${row.isOpen}, ${JSON.stringify(row.names)}::jsonb, ${row.windowDays},
            ${row.leastDepositMinor}, ${row.leastValidMinor}, ${row.needsPhone},
            ${row.monthlyLimit}, ${row.lifeLimit}, ${row.referrerMinor}, ${row.friendMinor},
            ${row.multiple}, ${row.shareBasisPoints}, ${row.needsIdentity}, ${row.madeBy},
            ${String(row.at)}::timestamptz)
    on conflict (version) do nothing returning version
  `.execute(tx);
  return rows.length === 1;
}
