-- What a member reads of a correction: the reason is the desk's own and goes to the trail, this one is written for the
-- member. Corrections of before have none.
alter table adjustments add column explanation text check (explanation <> '');
