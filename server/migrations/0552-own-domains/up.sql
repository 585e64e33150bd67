-- The domain of a registration is one of the site's; what a form said instead is kept beside it (portal.md 3).
alter table registrations add column sent_domain text
  constraint registrations_sent_domain check (sent_domain is null or domain is not null);

-- It goes with the person (R57): the one way to erase clears it with the domain.
do $$
declare
  stands text := pg_get_functiondef('erase_personal(text[], text[], timestamptz)'::regprocedure);
  wanted text := replace(stands, 'set register_url = null, domain = null',
                         'set register_url = null, domain = null, sent_domain = null');
begin
  if wanted = stands then
    raise exception 'erase_personal does not clear the domain of registrations';
  end if;
  execute wanted;
end
$$;
