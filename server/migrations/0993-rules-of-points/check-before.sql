-- No movement has a type that the new set does not hold.
select id from point_moves where type not in (
  'live', 'lottery', 'pvp', 'slots', 'sports', 'deposit', 'redeem', 'refund', 'convert', 'mission',
  'promotion', 'take') limit 20;
