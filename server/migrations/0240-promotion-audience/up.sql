-- Whom promotions are for (agents-loyalty-money.md D8): marks that operators give to members, and
-- the audience of each kept version. Versions of before are for everybody, as they always were.
create table member_tags (
  member_id text not null references members (id),
  tag text not null check (tag ~ '^[a-z0-9][a-z0-9-]{1,29}$'),
  given_by text not null,
  given_at timestamptz not null,
  primary key (member_id, tag)
);
grant delete on member_tags to portal_app;
create index member_tags_by_tag on member_tags (tag, member_id);

update promotion_versions
   set offer = offer || '{"audience": {"leastRank": null, "tags": [], "agents": [], "countries": []}}'
 where not offer ? 'audience';
