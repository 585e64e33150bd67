-- No game of before opens a list.
select node_id from games where opens_list limit 20;
