-- Zalo vouches for people (PR-13). What is given for binding an account elsewhere is given to the
-- first member who binds it: taken off and bound again by somebody else it brings nothing.
alter table social_identities drop constraint social_identities_provider_check,
  add constraint social_identities_provider_check
    check (provider in ('google', 'facebook', 'telegram', 'zalo'));
alter table social_flows drop constraint social_flows_provider_check,
  add constraint social_flows_provider_check
    check (provider in ('google', 'facebook', 'telegram', 'zalo'));
alter table social_tickets drop constraint social_tickets_provider_check,
  add constraint social_tickets_provider_check
    check (provider in ('google', 'facebook', 'telegram', 'zalo'));

create table social_first_bindings (
  provider text not null check (provider in ('google', 'facebook', 'telegram', 'zalo')),
  provider_subject text not null,
  subject_id text not null,
  bound_at timestamptz not null,
  primary key (provider, provider_subject)
);
create index social_first_bindings_of_subject on social_first_bindings (subject_id, provider);
insert into social_first_bindings (provider, provider_subject, subject_id, bound_at)
select provider, provider_subject, subject_id, bound_at from social_identities;
