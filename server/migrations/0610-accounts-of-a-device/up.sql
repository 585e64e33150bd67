-- A review of money asks which accounts came in with one browser (agents-loyalty-money.md F).
create index known_devices_by_device on known_devices (device, last_sign_in_at);
