-- That the vendor came with the token that it got for that of the launch: it has the answer, so the one of the
-- launch opens nothing any more, however short ago it was changed (vendor-wallet.md, launch side).
alter table vendor_sessions add column is_token_used boolean not null default false;
grant update (is_token_used) on vendor_sessions to portal_app;
