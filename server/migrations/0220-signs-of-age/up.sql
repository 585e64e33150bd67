-- A birth date below the minimum age is a sign that a person looks at (R17).
alter table care_cases drop constraint care_cases_sign_check;
alter table care_cases add constraint care_cases_sign_check
  check (sign in ('net_deposits', 'loss', 'night_play', 'taken_back', 'underage'));
