-- Pictures of payments and of applications are sealed like papers, and opened by the desk through
-- links that end (R24). What stands in clear is sealed by jobs, some rows at a time.
grant update (image) on cashier_proofs, promotion_pictures to portal_app;

-- What no key, or an older one, sealed is found without reading the pictures.
create index cashier_proofs_seal on cashier_proofs (substring(image from 1 for 9));
create index promotion_pictures_seal on promotion_pictures (substring(image from 1 for 9));

-- One place for the links to pictures of every kind; each is one operator's and ends soon. Only its
-- hash is kept. Those of papers lived for a minute, so that none is lost.
create table picture_links (
  key_hash bytea primary key,
  kind text not null check (kind in ('papers', 'proof', 'application')),
  picture_id text not null,
  operator_id text not null,
  expires_at timestamptz not null
);
grant delete on picture_links to portal_app;
create index picture_links_by_end on picture_links (expires_at);
drop table kyc_links;
