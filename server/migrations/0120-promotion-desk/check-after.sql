-- No promotion of before was changed at the desk, and none rests.
select id from promotions where revision <> 1 or state = 'paused' limit 20;
