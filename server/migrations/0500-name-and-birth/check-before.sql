-- Marks of a kind that the check would not take.
select kind from person_marks where kind = 'name_and_birth';
