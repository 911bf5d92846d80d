// A process that does nothing but keep WebSockets: it takes every handshake and answers the first frame as ours does.
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', () => socket.send('{"type":"ready"}'));
  socket.on('error', () => socket.terminate());
});
server.on('listening', () => console.log((server.address() as AddressInfo).port));
