// A process that does nothing but answer each request with the same bytes, so many as it is told.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = 'x'.repeat(Number(process.argv[2]));
const server = createServer((_request, response) => response.end(body));
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
