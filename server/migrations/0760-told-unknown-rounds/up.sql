-- That a sender was told that nothing is known of a round, as bet_unknowns has it of a transaction
-- (vendor-wallet.md 3, rule 20). What it had sent of the round before then, and waits in another
-- process, is not carried out any more.
create table bet_unknown_rounds (
  provider text not null,
  member_id text not null,
  round_id text not null,
  told_at timestamptz not null,
  primary key (provider, member_id, round_id)
);
create index bet_unknown_rounds_by_moment on bet_unknown_rounds (told_at);
grant update (told_at), delete on bet_unknown_rounds to portal_app;
