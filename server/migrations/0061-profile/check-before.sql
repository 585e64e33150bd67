-- A profile that is no object could not be added to.
select id from members where jsonb_typeof(profile) <> 'object' limit 20;
