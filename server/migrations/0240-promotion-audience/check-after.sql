-- Every version says whom it is for.
select promotion_id, version from promotion_versions where not offer ? 'audience' limit 20;
