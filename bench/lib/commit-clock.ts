import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A way to the database that notes when PostgreSQL hands back a row with a UUID for the first time. A statement's
 * rows leave the database together with the word that it has committed, so that is when the row is stored.
 * `storedAt` gives milliseconds since 1970.
 */
export async function openCommitClock(connectionString: string) {
  const target = new URL(connectionString);
  const storedAt = new Map<string, number>();
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      socket.setNoDelay(true);
      socket.on('error', () => {}).on('close', () => [client, database].forEach((one) => one.destroy()));
      sockets.add(socket);
    }
    client.pipe(database);
    database.on('data', (bytes) => {
      client.write(bytes);
      const now = performance.timeOrigin + performance.now();
      for (const [id] of bytes.toString('latin1').matchAll(uuid)) {
        if (!storedAt.has(id)) storedAt.set(id, now);
      }
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = new URL(connectionString);
  address.port = String((proxy.address() as AddressInfo).port);
  return {
    connectionString: address.href,
    storedAt,
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
