-- Secrets are encrypted at rest with keys that the database does not hold. An encrypted one begins
-- with 9 bytes that name its key: a version and the id of the key.

create table secrets_keys (
  id text primary key,
  first_used_at timestamptz not null
);

-- Seeds that stand in clear are encrypted by the next start, before anybody plays: until then the
-- new checks hold for what is written only.
alter table seed_commitments drop constraint seed_commitments_server_seed_check;
alter table seed_commitments
  add constraint seeds_encrypted check (octet_length(server_seed) = 69) not valid;
alter table seed_pairs
  add constraint pairs_encrypted check (octet_length(server_seed) = 69) not valid;
create index seeds_by_secrets_key on seed_commitments (substring(server_seed from 1 for 9));

-- The server may put a seed under another key and can still not exchange it for another seed
-- unseen: its hash was published and stays. Pairs hold copies, so they are locked first: whoever
-- turns one meanwhile waits, and copies the new secret.
create function renew_seed_secrets(seed_indexes bigint[], secrets text[]) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  renewed int;
begin
  perform 1 from seed_pairs where seed_index = any(seed_indexes)
    order by member_id, mode for update;
  update seed_commitments c set server_seed = decode(s.secret, 'hex')
    from unnest(seed_indexes, secrets) as s (seed_index, secret)
   where c.seed_index = s.seed_index
     and substring(c.server_seed from 1 for 9) <> substring(decode(s.secret, 'hex') from 1 for 9);
  get diagnostics renewed = row_count;
  update seed_pairs p set server_seed = c.server_seed
    from seed_commitments c
   where c.seed_index = p.seed_index and p.seed_index = any(seed_indexes);
  return renewed;
end $$;
revoke execute on function renew_seed_secrets from public;
grant execute on function renew_seed_secrets to portal_app;

-- Keys of the encrypted calls: the JWK as text, encrypted. Those in clear are emptied by the start.
alter table encryption_keys add column secret bytea;
alter table encryption_keys alter column private_jwk drop not null;
alter table encryption_keys
  add constraint encryption_keys_one_form check ((private_jwk is null) <> (secret is null));
grant update (private_jwk, secret) on encryption_keys to portal_app;
