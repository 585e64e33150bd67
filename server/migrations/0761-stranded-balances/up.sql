-- An excluded member with a balance and no account that it could be paid to is a sign that a person
-- looks at.
alter table care_cases drop constraint care_cases_sign_check;
alter table care_cases add constraint care_cases_sign_check
  check (sign in ('net_deposits', 'loss', 'night_play', 'taken_back', 'underage', 'stranded'));
