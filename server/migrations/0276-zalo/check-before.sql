-- Nobody is known by a provider that the site does not know yet.
select provider_subject from social_identities
 where provider not in ('google', 'facebook', 'telegram') limit 20;
