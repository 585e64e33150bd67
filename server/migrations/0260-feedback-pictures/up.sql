-- Pictures that came with messages to the customer service, sealed (R24, R90); links may lead to them.
create table feedback_pictures (
  id text primary key,
  feedback_id text not null references feedback (id),
  image bytea not null,
  made_at timestamptz not null
);
grant update (image) on feedback_pictures to portal_app;
create index feedback_pictures_of on feedback_pictures (feedback_id, id);
-- What no key, or an older one, sealed is found without reading the pictures.
create index feedback_pictures_seal on feedback_pictures (substring(image from 1 for 9));

alter table picture_links drop constraint picture_links_kind_check,
  add constraint picture_links_kind_check
    check (kind in ('papers', 'proof', 'application', 'feedback'));
