const lostConnection = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];

/**
 * Returns true for errors of pg when the database cannot be reached, breaks the connection, or is starting or
 * stopping (SQLSTATE classes 08, 53 and 57P): the same statement may succeed a moment later.
 */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message = '' } = error as { code?: unknown; message?: string };
  if (typeof code === 'string') return /^(08|53|57P)/.test(code) || socketErrors.has(code);
  return lostConnection.some((text) => message.startsWith(text));
}

const socketErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);
