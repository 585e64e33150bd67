-- The own picture of a member, drawn anew by us (R90), and the choice of it: six stands for the own
-- picture, below it stand the drawings.
create table member_pictures (
  member_id text primary key references members (id) on delete cascade,
  image bytea not null,
  changed_at timestamptz not null
);
grant update (image, changed_at), delete on member_pictures to portal_app;

alter table members drop constraint members_avatar_check;
alter table members add constraint members_avatar_check check (avatar between 0 and 6);
