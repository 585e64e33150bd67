-- No version says already what becomes of linked accounts.
select promotion_id, version from promotion_versions where offer ? 'cluster' limit 20;
