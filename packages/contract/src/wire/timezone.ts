// What JavaScript takes and PostgreSQL does not know.
const unknown = /^(SystemV\/.*|US\/Pacific-New)$/i;

/**
 * Whether this is a name of the IANA time zone database that JavaScript and PostgreSQL read alike: `Area/City`, or
 * UTC. Offsets such as +05:30 are none: PostgreSQL turns their sign round, as POSIX does; nor are abbreviations.
 */
export function isTimezone(name: string): boolean {
  if (name === 'UTC') return true;
  if (name.length > 60 || !/^[A-Za-z]+\//.test(name) || unknown.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
