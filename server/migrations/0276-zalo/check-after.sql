-- Every binding has its first one.
select s.provider_subject from social_identities s where not exists (
  select 1 from social_first_bindings f
   where f.provider = s.provider and f.provider_subject = s.provider_subject) limit 20;
