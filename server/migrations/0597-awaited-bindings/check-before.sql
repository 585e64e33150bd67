-- No hold ends before it began.
select subject_id, because from money_holds where ends_at < began_at limit 20;
