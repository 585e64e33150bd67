-- Nobody who was there before has an upline.
select id from members where upline_id is not null;
