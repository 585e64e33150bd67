-- Each proven number of a member is a proven mark.
select c.subject_id from contacts c
where c.channel = 'sms' and c.verified_at is not null and c.subject_id like 'mbr\_%'
  and not exists (select 1 from person_marks m
    where m.member_id = c.subject_id and m.kind = 'phone' and m.is_proven) limit 20;
