/** The one argument of `npm run backup` and `npm run restore`. Ends the process, in one line, without it or with DATABASE_URL. */
export function toolFolder(usage: string, databaseUrl: string | undefined): string {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) return end(`Usage: ${usage}`);
  if (databaseUrl)
    return end(
      'DATABASE_URL: a PostgreSQL of your own is saved by its own tools (pg_basebackup, snapshots), and DATA_DIR/media beside it',
    );
  return folder;
}

function end(line: string): never {
  console.error(line);
  process.exit(2);
}
