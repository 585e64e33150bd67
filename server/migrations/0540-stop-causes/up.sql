-- A stop knows what set it, and is lifted only by what ends that (R12, R17): the same move may be
-- stopped for two causes, and stays stopped while one of them stands.
alter table standing_flags
  add column cause text not null default 'site'
    check (cause in ('age', 'person', 'harm', 'operator', 'site'));

update standing_flags f set cause = case
    when f.reason like 'Below the minimum age by the own %' then 'age'
    when exists (select from kyc_cases k where k.member_id = f.member_id
                   and k.rejection = 'underage' and k.reason = f.reason) then 'age'
    when f.reason = 'Same person as an excluded member.' then 'person'
    when exists (select from person_cases c where f.member_id in (c.newer_id, c.older_id)
                   and c.state = 'same' and c.reason = f.reason) then 'person'
    when f.reason = 'A sign of harm is looked at.' then 'harm'
    when f.reason = 'peer_not_arrived' then 'site'
    else 'operator' end
 where f.flag in ('NO_BET', 'NO_DEPOSIT', 'NO_BONUS', 'NO_WITHDRAW', 'NO_TRANSFER');

alter table standing_flags
  drop constraint standing_flags_pkey,
  add primary key (member_id, flag, cause);
