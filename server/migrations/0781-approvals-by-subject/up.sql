-- Who asked for what about a thing, however long ago: whoever did takes no other part in it (R44, R53).
create index approvals_by_subject on approvals (subject_id) where state = 'approved';
