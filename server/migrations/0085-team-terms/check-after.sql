-- Links of before open members under the usual rates.
select code from register_links
 where opens_agent or rates is not null or prize_group is not null or clicks <> 0 limit 20;
