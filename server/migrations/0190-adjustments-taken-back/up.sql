-- An adjustment by hand may be taken back, once, by one that points to it (R104). The column starts
-- empty, and dropping it undoes this.
alter table adjustments
  add column reverses text constraint adjustments_reverses unique references adjustments (id);
