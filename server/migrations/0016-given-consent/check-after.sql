-- A trial member has confirmed nothing.
select id from members where kind = 'trial' and (terms_version is not null or confirmed_age is not null);
