// A process that does nothing but hand on what a model answers, chunk by chunk, to whoever asks: what Node's own HTTP costs. The
// port of the model is its argument; it says its own on a line.
import { Agent, createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

const agent = new Agent({ keepAlive: true });
const model = {
  host: '127.0.0.1',
  port: Number(process.argv[2]),
  path: '/v1/chat/completions',
  method: 'POST',
};
const server = createServer((request, response) => {
  const asked = send({ ...model, agent, headers: { 'content-type': 'application/json' } }, (answer) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    answer.on('data', (chunk) => response.write(chunk));
    answer.on('end', () => response.end());
  });
  request.pipe(asked);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
