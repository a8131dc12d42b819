-- A server's database of schema version 6: a game that goes on, and a finished one.
PRAGMA user_version = 6;
BEGIN TRANSACTION;
CREATE TABLE blocks (
        person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other)
    ) WITHOUT ROWID;
CREATE TABLE chat (
        number INTEGER NOT NULL REFERENCES tables (number),
        line INTEGER NOT NULL,
        seat INTEGER,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        at REAL NOT NULL, person TEXT NOT NULL DEFAULT '',
        PRIMARY KEY (number, line)
    ) WITHOUT ROWID;
INSERT INTO "chat" VALUES(1,1,0,'Anne','Bonsoir !',1.79485744053062057498e+09,'wjxRLOD-E8YUF8KV');
CREATE TABLE log (
        number INTEGER NOT NULL REFERENCES tables (number),
        row INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER,
        text TEXT NOT NULL,
        key TEXT NOT NULL,
        PRIMARY KEY (number, row)
    ) WITHOUT ROWID;
INSERT INTO "log" VALUES(1,1,'answer',NULL,'card-3','');
INSERT INTO "log" VALUES(1,2,'answer',0,'claim:1','wjxRLOD-E8YUF8KV/m1');
INSERT INTO "log" VALUES(1,3,'answer',1,'reply:trust','q0R0ZA0UWw9JC79P/m1');
INSERT INTO "log" VALUES(1,4,'answer',NULL,'1','');
INSERT INTO "log" VALUES(1,5,'answer',NULL,'card-2','');
INSERT INTO "log" VALUES(1,6,'answer',1,'claim:2','q0R0ZA0UWw9JC79P/m1');
INSERT INTO "log" VALUES(2,1,'answer',NULL,'card-1','');
INSERT INTO "log" VALUES(2,2,'answer',0,'claim:1','wjxRLOD-E8YUF8KV/m1');
INSERT INTO "log" VALUES(2,3,'answer',1,'reply:trust','');
INSERT INTO "log" VALUES(2,4,'answer',NULL,'1','');
INSERT INTO "log" VALUES(2,5,'answer',NULL,'card-1','');
INSERT INTO "log" VALUES(2,6,'answer',1,'claim:2','');
INSERT INTO "log" VALUES(2,7,'answer',0,'reply:trust','wjxRLOD-E8YUF8KV/m2');
INSERT INTO "log" VALUES(2,8,'answer',NULL,'2','');
INSERT INTO "log" VALUES(2,9,'answer',NULL,'card-2','');
INSERT INTO "log" VALUES(2,10,'answer',0,'claim:1','wjxRLOD-E8YUF8KV/m3');
INSERT INTO "log" VALUES(2,11,'answer',1,'reply:trust','');
INSERT INTO "log" VALUES(2,12,'answer',NULL,'1','');
CREATE TABLE passkeys (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        key BLOB NOT NULL,
        count INTEGER NOT NULL,
        made REAL NOT NULL,
        used REAL NOT NULL
    ) WITHOUT ROWID;
CREATE TABLE people (person TEXT PRIMARY KEY, name TEXT NOT NULL, since REAL NOT NULL, links INTEGER NOT NULL DEFAULT 0, silenced INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO "people" VALUES('q0R0ZA0UWw9JC79P','Bea',1.79485744049178171152e+09,0,0);
INSERT INTO "people" VALUES('wjxRLOD-E8YUF8KV','Anne',1.79485744045337271691e+09,0,0);
CREATE TABLE probe (one INTEGER PRIMARY KEY, at REAL NOT NULL);
INSERT INTO "probe" VALUES(1,1.79485743706437134744e+09);
CREATE TABLE reports (
        number INTEGER PRIMARY KEY,
        place TEXT NOT NULL,
        line INTEGER NOT NULL,
        author TEXT NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        said REAL NOT NULL,
        reporter TEXT NOT NULL,
        why TEXT NOT NULL,
        at REAL NOT NULL
    );
CREATE TABLE results (
        number INTEGER PRIMARY KEY REFERENCES tables (number) ON DELETE CASCADE,
        ranking TEXT NOT NULL,
        scores TEXT NOT NULL
    );
INSERT INTO "results" VALUES(2,'[[0, 1]]','[4, 4]');
CREATE TABLE reviews (
        number INTEGER PRIMARY KEY REFERENCES tables (number) ON DELETE CASCADE,
        review TEXT NOT NULL
    );
CREATE TABLE seats (
        number INTEGER NOT NULL REFERENCES tables (number),
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        bot TEXT NOT NULL, piece TEXT NOT NULL DEFAULT '',
        PRIMARY KEY (number, seat)
    ) WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,'person','wjxRLOD-E8YUF8KV','Anne','','');
INSERT INTO "seats" VALUES(1,1,'person','q0R0ZA0UWw9JC79P','Bea','','');
INSERT INTO "seats" VALUES(2,0,'person','wjxRLOD-E8YUF8KV','Anne','','');
INSERT INTO "seats" VALUES(2,1,'bot','','','greedy','');
CREATE TABLE secret (key BLOB NOT NULL);
INSERT INTO "secret" VALUES(X'99A61A1A4CE11B4496B8A55B8DA8B4C08C4BE28026A568AA680B47276F6214D3');
CREATE TABLE tables (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        rules_version INTEGER NOT NULL,
        settings TEXT NOT NULL,
        seed TEXT NOT NULL,
        public INTEGER NOT NULL,
        host TEXT NOT NULL,
        stage TEXT NOT NULL,
        players TEXT NOT NULL DEFAULT '[]',
        next TEXT,
        waiting INTEGER NOT NULL DEFAULT 0,
        answers INTEGER NOT NULL DEFAULT 0,
        made REAL NOT NULL,
        updated REAL NOT NULL
    , closed TEXT NOT NULL DEFAULT '', open_chat INTEGER NOT NULL DEFAULT 0, hints INTEGER NOT NULL DEFAULT 1, pace TEXT NOT NULL DEFAULT 'normal', paused INTEGER NOT NULL DEFAULT 0, origin TEXT NOT NULL DEFAULT '');
INSERT INTO "tables" VALUES(1,'YAWJcqNgO6bv','_toy',1,'{}','791549a165f79836db81af40ee01446a',0,'wjxRLOD-E8YUF8KV','playing','["Anne", "Bea"]',NULL,1,6,1.79485744051380562789e+09,1.79485744055762457853e+09,'',0,1,'relaxed',0,'');
INSERT INTO "tables" VALUES(2,'S7ZmsONM1LcX','_toy',1,'{}','145b4f68523b0b00171735bd0165c25b',0,'wjxRLOD-E8YUF8KV','over','["Anne", "bot:greedy"]',NULL,0,12,1.79485744056220769887e+09,1.79485744061658430105e+09,'',0,1,'normal',0,'');
CREATE INDEX tables_by_stage ON tables (stage, updated);
CREATE INDEX seats_by_person ON seats (person, number);
CREATE INDEX passkeys_by_person ON passkeys (person);
COMMIT;
