-- Pictures that operators bring for banners, named by what they show. It only makes a table, so
-- there is nothing to compare before and after, and dropping it undoes it.
create table brand_pictures (
  digest text primary key,
  image bytea not null,
  added_at timestamptz not null,
  added_by text not null
);
