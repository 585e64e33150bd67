select 'a temporary password without an end' as fault, subject_id
  from credentials where must_change and password_expires_at is null;
