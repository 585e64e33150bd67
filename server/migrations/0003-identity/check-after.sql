select 'a credential that is no argon2id hash' as fault, subject_id
  from credentials where password_hash not like '$argon2id$%';
