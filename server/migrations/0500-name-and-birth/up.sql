-- A name together with a birth date is one more thing by which a person is known (R12). Both checks only
-- become wider, so no row changes and there is nothing to compare.
alter table person_marks
  drop constraint person_marks_kind_check,
  add constraint person_marks_kind_check check (kind in
    ('phone', 'email', 'id_number', 'bank_account', 'name_and_birth', 'name', 'device'));
alter table person_matches
  drop constraint person_matches_kind_check,
  add constraint person_matches_kind_check check (kind in
    ('phone', 'email', 'id_number', 'bank_account', 'name_and_birth', 'name', 'device'));
