-- That a sender was told that nothing is known of a transaction (vendor-wallet.md 3, rule 20). What it
-- had sent before then, and waits in another process, is not carried out any more.
create table bet_unknowns (
  provider text not null,
  member_id text not null,
  tx_id text not null,
  told_at timestamptz not null,
  primary key (provider, member_id, tx_id)
);
create index bet_unknowns_by_moment on bet_unknowns (told_at);
grant update (told_at), delete on bet_unknowns to portal_app;
