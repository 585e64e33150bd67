-- Every month has the index.
select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
 where i.inhparent = 'rounds'::regclass and not exists (
   select 1 from pg_index x join pg_class n on n.oid = x.indexrelid
   join pg_am a on a.oid = n.relam where x.indrelid = c.oid and a.amname = 'brin');
