-- What visitors wrote to the customer service is forgotten after a while (R57); no row of a member is.
grant delete on feedback to portal_app;
create index feedback_of_visitors on feedback (sent_at) where member_id is null;
