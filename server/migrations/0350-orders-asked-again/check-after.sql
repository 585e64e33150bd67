-- Every open order of a provider that is not paid has its next question.
select id from deposits where provider <> 'manual' and paid_minor is null and closed_at is null
  and ask_at is null limit 20;
