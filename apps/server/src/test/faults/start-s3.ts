import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as forward, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Address } from '../../platform/storage/s3-address.ts';

/** What a request meets: refused for now, done but not answered, or answered after a while. */
export type S3Fault = 'unavailable' | 'lost' | 'slow';

export type TestS3 = {
  address: S3Address;
  /** The value of STORAGE_URL. */
  url: string;
  /** Decides the fault of each request by its method and path. */
  setFaults: (faultOf: (method: string, path: string) => S3Fault | undefined) => void;
  stop: () => Promise<void>;
};

const slowMs = 300;

/** Starts a real S3 server with a bucket on a free port of the loopback address, and a proxy before it that can misbehave. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'kindred-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'media', configs: [] }],
  });
  const { port: serverPort } = await server.run();
  let faultOf: Parameters<TestS3['setFaults']>[0] = () => undefined;
  const proxy = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request;
    const fault = faultOf(method, path);
    if (fault === 'unavailable') return void request.resume().on('end', () => response.writeHead(503).end());
    const onward = forward({ port: serverPort, host: '127.0.0.1', method, path, headers }, (answer) => {
      if (fault === 'lost') return void answer.resume().on('end', () => response.destroy());
      setTimeout(() => pass(answer, response), fault === 'slow' ? slowMs : 0);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const { port } = proxy.address() as AddressInfo;
  return {
    address: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'media',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/media?tls=false`,
    setFaults: (next) => {
      faultOf = next;
    },
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function pass(answer: import('node:http').IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
}
