-- Points come from promotions too.
alter table point_moves drop constraint point_moves_type_check;
alter table point_moves add constraint point_moves_type_check check (type in (
  'live', 'lottery', 'pvp', 'slots', 'sports', 'deposit', 'redeem', 'refund', 'convert', 'mission',
  'promotion'));
