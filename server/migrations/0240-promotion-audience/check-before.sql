-- No version says already whom it is for.
select promotion_id, version from promotion_versions where offer ? 'audience' limit 20;
