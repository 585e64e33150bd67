-- Nothing that stands is sent without a person.
select id from withdrawals where site_url is not null limit 20;
