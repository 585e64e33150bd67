/** What becomes of a column whose keeping has ended. */
type Fate = 'row_deleted' | 'replaced';

interface PersonalTable {
  readonly columns: readonly string[];
  readonly fate: Fate;
  /** Kept as long as the person is excluded, because the exclusion follows the person (R12). */
  readonly isKeptByExclusion?: boolean;
}

const row = (...columns: readonly string[]) => ({ columns, fate: 'row_deleted' }) as const;
const replaced = (...columns: readonly string[]) => ({ columns, fate: 'replaced' }) as const;

/**
 * What is personal, by table. All of it is kept while somebody is a member and as long after as the
 * licence asks for records of money and play (`recordYears`, R57); `erase_personal` of the database
 * carries it out, and a test holds both to the schema.
 */
export const personalData: Readonly<Record<string, PersonalTable>> = {
  authenticators: row('secret'),
  cashier_proofs: row('image'),
  chat_messages: replaced('content'),
  contacts: row('address'),
  credentials: replaced('username', 'username_key', 'password_hash'),
  deposit_steps: replaced('note'),
  deposits: replaced('note', 'payment', 'return_url', 'payer_name'),
  downline_notes: row('note'),
  // Those of visitors, whom no account stands for, go after a year (`content_forget_visitors`).
  feedback: row('content', 'answer', 'answered_by_name', 'visitor_name', 'visitor_email'),
  feedback_pictures: row('image'),
  inbox_messages: row('params'),
  known_devices: row('device', 'browser'),
  known_places: row('address'),
  kyc_cases: row('said_secret', 'claimed_by_name', 'decided_by_name'),
  kyc_demands: row('reason'),
  kyc_documents: row('image_secret'),
  member_notes: row('text', 'written_by_name'),
  member_pictures: row('image'),
  members: replaced('account', 'account_key', 'nickname', 'profile', 'registered_from'),
  passkeys: row('public_key', 'name'),
  payment_passwords: row('password_hash'),
  payout_accounts: replaced('holder', 'number_secret', 'number_mark', 'last_digits'),
  person_marks: { ...row('mark_hash'), isKeptByExclusion: true },
  persons: { ...replaced('born_on'), isKeptByExclusion: true },
  promotion_entries: replaced('comment'),
  recovery_codes: row('code_hash'),
  redeems: replaced('address', 'remark'),
  register_links: replaced('note'),
  registrations: replaced('register_url', 'domain', 'sent_domain'),
  sessions: row('cookie_hash', 'former_cookie_hash', 'ip', 'device', 'browser'),
  sign_ins: row('ip', 'country', 'city', 'browser', 'source'),
  social_first_bindings: row('provider_subject'),
  social_identities: row('provider_subject', 'shown_name'),
  team_envelopes: replaced('greeting'),
  temporary_passwords: row('secret_hash'),
  vendor_sessions: row('launch_hash', 'token_hash', 'device'),
  withdrawal_complaints: replaced('note'),
  withdrawal_slices: replaced('note'),
  withdrawal_steps: replaced('note'),
  withdrawals: replaced('note'),
};
