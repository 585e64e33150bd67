-- Links of before lead to what they led to.
select kind from picture_links where kind not in ('papers', 'proof', 'application') limit 20;
