-- No deposit of before was taken back.
select id from deposits where chargeback_reference is not null or charged_back_at is not null limit 20;
