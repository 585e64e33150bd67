-- Nothing was written: the marks come with what is said next.
select kind from person_marks where kind = 'name_and_birth';
