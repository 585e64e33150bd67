-- By which minimum age the birthdays of members were judged last, and how far the review of a raised
-- one is (R17). It only makes a table and an index, so there is nothing to compare before and after;
-- dropping both undoes it.
create table age_reviews (
  id boolean primary key default true check (id),
  minimum_age integer not null,
  -- Whoever is younger was judged by an earlier word.
  floor_age integer not null,
  reviewed_up_to text not null,
  is_done boolean not null
);
grant update (minimum_age, floor_age, reviewed_up_to, is_done) on age_reviews to portal_app;
create index members_by_birthday on members ((profile ->> 'birthday'))
  where profile ->> 'birthday' is not null;
