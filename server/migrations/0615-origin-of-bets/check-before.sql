-- No column has one of the new names yet.
select table_name from information_schema.columns
 where table_name in ('bets', 'open_rounds', 'vendor_sessions') and column_name in ('channel', 'place_verdict') limit 20;
