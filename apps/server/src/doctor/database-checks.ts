import { checkInvariants } from '../invariants/check-invariants.ts';
import { ledgerInvariants } from '../invariants/ledger-invariants.ts';
import { checkPostgres } from '../platform/db/check-postgres.ts';
import { type Db, openDb } from '../platform/db/db.ts';
import { readMigrations } from '../platform/db/read-migrations.ts';
import { sql, statement } from '../platform/db/sql.ts';
import type { Check, Finding, Patient } from './examine.ts';

const listApplied = statement({ name: 'text' }, sql`select name from schema_migrations`);
const findMasterKey = statement({ name: 'text' }, sql`select name from server_secrets where name = 'master'`);
const findTime = statement({ now: 'timestamptz' }, sql`select clock_timestamp() as now`);

const maxClockDriftMs = 2000;

/** The database: whether it answers, is of this version, has its books in order and tells our time. */
export const databaseChecks: Check[] = [
  {
    name: 'database',
    advice: 'See that PostgreSQL runs and that host, user and password of DATABASE_URL are right.',
    look: async ({ config, connectionString }) => {
      await checkPostgres(connectionString, { isPooled: config.pooler !== undefined });
      return { seen: config.databaseUrl ? 'DATABASE_URL answers' : 'the embedded PostgreSQL answers' };
    },
  },
  {
    name: 'migrations',
    advice: 'Start the server once: it brings the database up to date.',
    look: (patient) => ask(patient, findMigrations),
  },
  {
    name: 'books',
    advice: 'Start the server once: it brings the database up to date.',
    look: (patient) => ask(patient, checkBooks),
  },
  {
    name: 'secrets',
    advice:
      'Start the server once: it makes the key. Never delete that row: signed links and sessions hang on it.',
    look: (patient) =>
      ask(patient, async (db) => {
        if (!(await findMasterKey.first(db)))
          return { seen: 'no master key yet', advice: 'The first start of the server makes it.' };
        return { seen: 'the database has its master key' };
      }),
  },
  {
    name: 'clock',
    advice: 'See that the time is synchronised (timedatectl).',
    look: (patient) =>
      ask(patient, async (db) => {
        const { now } = await findTime.one(db);
        const driftMs = Math.abs(Date.now() - now.getTime());
        const seen = `${(driftMs / 1000).toFixed(1)} s from the database's`;
        if (driftMs <= maxClockDriftMs) return { seen };
        return { seen, advice: 'Synchronise the clocks of both machines (timedatectl).', isBroken: true };
      }),
  },
];

async function ask(
  { config, connectionString }: Patient,
  look: (db: Db) => Promise<Finding>,
): Promise<Finding> {
  const isPooled = config.pooler !== undefined;
  const { db } = openDb({ connectionString, max: 1, isPooled, onError: () => undefined });
  return look(db).finally(() => db.destroy());
}

async function findMigrations(db: Db): Promise<Finding> {
  const rows = await listApplied.all(db);
  const applied = new Set(rows.map(({ name }) => name));
  const files = await readMigrations();
  const missing = files.filter(({ name }) => !applied.has(name)).length;
  const unknown = rows.length - (files.length - missing);
  if (unknown > 0)
    return {
      seen: `${unknown} migrations of a newer version`,
      advice: 'Run the version that the database was last used with, or a newer one.',
      isBroken: true,
    };
  if (missing > 0)
    return { seen: `${missing} migrations to come`, advice: 'The next start of the server applies them.' };
  return { seen: `all ${files.length} are there` };
}

async function checkBooks(db: Db): Promise<Finding> {
  const broken = await checkInvariants(db, undefined, ledgerInvariants);
  if (broken.length === 0) return { seen: `${ledgerInvariants.length} rules of the ledger hold` };
  return {
    seen: `not true: ${broken.map(({ name }) => name).join('; ')}`,
    advice: 'Stop taking payments, keep a backup, and look at the rows that `npm run invariants` lists.',
    isBroken: true,
  };
}
