-- Members without the kind that decides whose consents go.
select id from members where kind not in ('member', 'agent', 'trial') limit 20;
