-- Who has a box of iCloud by another of its hosts is known by an e-mail.
select c.subject_id from contacts c
 where c.channel = 'email' and c.address ~ '^[a-z0-9.]+@(me|mac)\.com$' and c.subject_id like 'mbr\_%'
   and not exists (select from person_marks m
     where m.member_id = c.subject_id and m.kind = 'email') limit 20;
