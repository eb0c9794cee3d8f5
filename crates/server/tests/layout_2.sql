-- A database as version 2 of the layout had it, filled from a newer one.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    settings TEXT NOT NULL,
    seed TEXT NOT NULL,
    pace TEXT NOT NULL,
    answers_forced INTEGER NOT NULL,
    turns TEXT NOT NULL,
    sitters TEXT NOT NULL,
    empty INTEGER NOT NULL,
    over INTEGER NOT NULL DEFAULT 0,
    rematch TEXT,
    opened INTEGER NOT NULL
) STRICT;
CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 1;
CREATE INDEX lobby ON tables (over, listed, empty > 0, id);
INSERT INTO tables
SELECT id, name, game, rules, seats, settings, seed, pace, answers_forced, seat_generations, sitters, empty, over, rematch, opened, listed
FROM newer.tables;
INSERT INTO entries SELECT table_id, seq, line FROM newer.log;
PRAGMA user_version = 2;
