-- No promotion that stands is bound.
select id from promotions where hourly_minor is not null or hour_issued_minor <> 0;
