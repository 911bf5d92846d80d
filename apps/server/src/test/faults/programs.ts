import type { Program } from './find-program.ts';

/** The programs that tests run and that npm does not bring, as Debian has them. */
export const programs = {
  chromium: {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    file: '/usr/bin/chromium',
    packages: ['chromium', 'fonts-liberation'],
  },
  /** Chromium without windows: a quarter less work for journeys, but no notifications. */
  headlessShell: {
    name: 'headless Chromium',
    variable: 'HEADLESS_SHELL_PATH',
    file: '/usr/bin/chromium-headless-shell',
    packages: ['chromium-headless-shell', 'fonts-liberation'],
  },
  nginx: {
    name: 'nginx',
    variable: 'NGINX_PATH',
    file: '/usr/sbin/nginx',
    packages: ['nginx-light'],
  },
  pgbouncer: {
    name: 'PgBouncer',
    variable: 'PGBOUNCER_PATH',
    file: '/usr/sbin/pgbouncer',
    packages: ['pgbouncer'],
  },
  redis: {
    name: 'Redis',
    variable: 'REDIS_SERVER_PATH',
    file: '/usr/bin/redis-server',
    packages: ['redis-server'],
  },
  /** The last version that is too old for us, from Debian 12. */
  oldPostgres: {
    name: 'PostgreSQL 15',
    variable: 'OLD_INITDB_PATH',
    file: '/usr/lib/postgresql/15/bin/initdb',
    packages: ['postgresql-15'],
  },
} satisfies Record<string, Program>;
