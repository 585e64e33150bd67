-- Papers prove nothing after their last day (R18), also before a job has ended them: the day stands with
-- the proof, and whoever reads the proof compares.
alter table persons add column proven_until date;
update persons p set proven_until = ends.last_day
  from (select member_id, min(expires_on) as last_day from kyc_cases
         where state = 'approved' and expires_on is not null group by member_id) ends
 where ends.member_id = p.member_id and p.verified_at is not null;
grant update (proven_until) on persons to portal_app;
