-- Of money the budget was counted before; of points and tickets nothing was.
select id from missions
 where promised_minor <> case when reward_kind in ('MONEY', 'RED_ENVELOPE') then budget else 0 end
 limit 20;
