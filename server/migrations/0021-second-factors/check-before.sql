select 'an operator without a credential' as fault, o.id
  from operators o where not exists (select from credentials c where c.subject_id = o.id);
