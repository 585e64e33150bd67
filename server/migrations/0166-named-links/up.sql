-- Members who are no agents keep links of their own as well, and whoever keeps some may call them by
-- another name (portal.md 2, link management). It only grants what the page needs, so there is
-- nothing to compare before and after; taking the grant away undoes it.
grant update (note) on register_links to portal_app;
