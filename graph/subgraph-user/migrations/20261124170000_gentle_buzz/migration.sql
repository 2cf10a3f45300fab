-- A short vibration until the day's check-in is done; off until the person wants it (trap 92).
alter table users.settings add column gentle_buzz boolean not null default false;
