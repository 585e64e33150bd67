-- Personal data that no longer needs keeping goes (R57); records of money and play stay, under an id
-- that names nobody. Nothing is erased by the migration itself. Undone by dropping column and
-- function; what was erased until then does not come back.
alter table members add column personal_erased_at timestamptz;
grant update (personal_erased_at) on members to portal_app;
create index members_to_erase on members (id) where personal_erased_at is null;

-- The one way to change rows that the server may otherwise only add to (docs/adr/0054). Of members
-- who are not excluded any more the marks by which persons are known go as well (R12). Answers how
-- many rows it changed; a member of whom nothing is left has none.
create function erase_personal(erased_ids text[], unmarked_ids text[], erased_at timestamptz)
  returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed bigint := 0;
  part bigint;
  name text;
begin
  -- Whole rows, by the column that says whose they are.
  foreach name in array array['contacts', 'known_devices', 'known_places', 'sessions',
    'authenticators', 'recovery_codes', 'passkeys', 'social_identities', 'social_first_bindings',
    'payment_passwords', 'temporary_passwords'] loop
    execute format('delete from %I where subject_id = any($1)', name) using erased_ids;
    get diagnostics part = row_count;
    changed := changed + part;
  end loop;
  delete from kyc_documents where case_id in 
    (select id from kyc_cases where member_id = any(erased_ids));
  get diagnostics part = row_count;
  changed := changed + part;
  delete from feedback_pictures
   where feedback_id in (select id from feedback where member_id = any(erased_ids));
  get diagnostics part = row_count;
  changed := changed + part;
  foreach name in array array['kyc_cases', 'kyc_demands', 'feedback', 'member_notes',
    'member_pictures', 'inbox_messages', 'cashier_proofs', 'vendor_sessions', 'downline_notes'] loop
    execute format('delete from %I where member_id = any($1)', name) using erased_ids;
    get diagnostics part = row_count;
    changed := changed + part;
  end loop;
  delete from downline_notes where agent_id = any(erased_ids);
  get diagnostics part = row_count;
  changed := changed + part;
  delete from person_marks where member_id = any(unmarked_ids);
  get diagnostics part = row_count;
  changed := changed + part;

  -- Records of money and play keep all that is not about the person.
  update persons set born_on = null where member_id = any(unmarked_ids) and born_on is not null;
  get diagnostics part = row_count;
  changed := changed + part;
  update registrations set register_url = null, domain = null where member_id = any(erased_ids)
     and (register_url is not null or domain is not null);
  get diagnostics part = row_count;
  changed := changed + part;
  update chat_messages set content = 'erased'
   where member_id = any(erased_ids) and content <> 'erased';
  get diagnostics part = row_count;
  changed := changed + part;
  update deposits set note = null, payment = null, return_url = null, payer_name = null
   where member_id = any(erased_ids)
     and (note is not null or payment is not null or return_url is not null or payer_name is not null);
  get diagnostics part = row_count;
  changed := changed + part;
  update deposit_steps set note = null
   where note is not null
     and deposit_id in (select id from deposits where member_id = any(erased_ids));
  get diagnostics part = row_count;
  changed := changed + part;
  update withdrawals set note = null where member_id = any(erased_ids) and note is not null;
  get diagnostics part = row_count;
  changed := changed + part;
  foreach name in array array['withdrawal_steps', 'withdrawal_slices', 'withdrawal_complaints'] loop
    execute format('update %I set note = null where note is not null and withdrawal_id in
                    (select id from withdrawals where member_id = any($1))', name) using erased_ids;
    get diagnostics part = row_count;
    changed := changed + part;
  end loop;
  -- The mark of a number is of one form; this one is of no number.
  update payout_accounts
     set holder = 'erased', number_secret = '\x', number_mark = sha256(convert_to(id, 'UTF8')),
         last_digits = '', is_default = false, removed_at = coalesce(removed_at, erased_at)
   where member_id = any(erased_ids) and number_secret <> '\x';
  get diagnostics part = row_count;
  changed := changed + part;
  update redeems set address = null, remark = ''
   where member_id = any(erased_ids) and (address is not null or remark <> '');
  get diagnostics part = row_count;
  changed := changed + part;
  update promotion_entries set comment = null
   where member_id = any(erased_ids) and comment is not null;
  get diagnostics part = row_count;
  changed := changed + part;
  update register_links set note = '' where agent_id = any(erased_ids) and note <> '';
  get diagnostics part = row_count;
  changed := changed + part;
  update team_envelopes set greeting = '' where agent_id = any(erased_ids) and greeting <> '';
  get diagnostics part = row_count;
  changed := changed + part;
  update credentials
     set username = 'erased-' || subject_id, username_key = 'erased-' || lower(subject_id),
         password_hash = '$argon2id$erased', is_blocked = true
   where subject_id = any(erased_ids) and password_hash <> '$argon2id$erased';
  get diagnostics part = row_count;
  changed := changed + part;
  update members
     set account = 'erased-' || id, account_key = 'erased-' || lower(id), nickname = 'erased',
         profile = '{}', registered_from = 'erased', state_reason = null, avatar = null,
         personal_erased_at = erased_at
   where id = any(erased_ids) and personal_erased_at is null;
  get diagnostics part = row_count;
  return changed + part;
end
$$;
revoke all on function erase_personal(text[], text[], timestamptz) from public;
grant execute on function erase_personal(text[], text[], timestamptz) to portal_app;
