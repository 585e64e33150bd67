-- An operator without a credential could not be locked.
select 'an operator without a credential', o.id
  from operators o where not exists (select from credentials c where c.subject_id = o.id);
