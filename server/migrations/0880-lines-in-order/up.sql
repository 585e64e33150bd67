-- What a team moved that is too large to be named one by one is read back in time (B5): the lines of
-- a span, whosoever they are. Rows lie in that order, so the smallest kind of index finds them, and
-- costs a posting next to nothing.
create index lines_in_order on lines using brin (posted_at);
