-- A review that is about nobody, and is none of the whole site.
select id from bet_reviews where member_id is null and reason <> 'site_turnover_differs' limit 20;
