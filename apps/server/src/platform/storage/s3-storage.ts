import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { keepPieces } from './keep-pieces.ts';
import type { S3Address } from './s3-address.ts';
import { checkKey, keptPieces, type Storage, unfinished } from './storage.ts';

const partBytes = 8 * 1024 * 1024;
const answerMs = 20_000;
/** Tries of a request that was refused for now or not answered, the first among them. */
const maxTries = 5;

/** Stores files in a bucket. */
export function s3Storage(address: S3Address): Storage {
  const client = createClient(address);
  const { bucket } = address;
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) });
  const open = async (key: string, start: number, end: number) => {
    const { Body } = await client.send(new GetObjectCommand({ ...at(key), Range: `bytes=${start}-${end}` }));
    return Body as Readable;
  };
  const size = async (key: string) =>
    (await orUndefined(client.send(new HeadObjectCommand(at(key)))))?.ContentLength;
  const pieces = keepPieces(async (key, start, end) => {
    const body = await orUndefined(open(key, start, end));
    const piece = body && (await buffer(body));
    return piece?.length === end - start + 1 ? piece : undefined;
  }, keptPieces);

  return {
    check: async () => void (await client.send(new HeadBucketCommand({ Bucket: bucket }))),
    put: async (key, bytes) => {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentLength: bytes.length }));
      pieces.drop(key);
    },
    move: async (path, key) => {
      const { size: bytes } = await stat(path);
      const failure = await upload(client, {
        ...at(key),
        Body: createReadStream(path, { highWaterMark: 1024 * 1024 }),
      });
      pieces.drop(key);
      // When the last answer was lost, its second try fails, and everything is there.
      const stored = await size(key);
      if (stored !== bytes) throw failure ?? new Error(`the storage has ${stored} of ${bytes} bytes`);
      await rm(path);
    },
    size,
    read: (key, start, end) =>
      Readable.from(
        opened(() => open(key, start, end)),
        { objectMode: false },
      ),
    readPiece: pieces.read,
    remove: async (key) => {
      pieces.drop(key);
      if (key.endsWith(unfinished))
        await abortUploads(client, bucket, checkKey(key.slice(0, -unfinished.length)));
      else await client.send(new DeleteObjectCommand(at(key)));
    },
    list: async function* () {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket }))
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified) yield { key: Key, writtenAt: LastModified };
      for await (const { key, startedAt } of listUploads(client, bucket))
        yield { key: key + unfinished, writtenAt: startedAt };
    },
  };
}

/** Other servers than Amazon's know no checksums beyond those of the protocol's beginnings. */
function createClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Address): S3Client {
  const checksums = endpoint.endsWith('.amazonaws.com') ? 'WHEN_SUPPORTED' : 'WHEN_REQUIRED';
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: checksums,
    responseChecksumValidation: checksums,
    maxAttempts: maxTries,
    requestHandler: { connectionTimeout: 5000, requestTimeout: answerMs, throwOnRequestTimeout: true },
  });
}

type UploadParams = { Bucket: string; Key: string; Body: Readable };

/** Uploads in parts; returns the error that it ended with. */
async function upload(client: S3Client, params: UploadParams): Promise<unknown> {
  const parts = new Upload({ client, params, partSize: partBytes, queueSize: 2 });
  return parts.done().then(
    () => undefined,
    (error: unknown) => error,
  );
}

async function abortUploads(client: S3Client, bucket: string, key: string): Promise<void> {
  for await (const { key: other, uploadId } of listUploads(client, bucket, key))
    if (other === key)
      await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key: key, UploadId: uploadId }));
}

async function* opened(open: () => Promise<Readable>): AsyncGenerator<Buffer> {
  yield* await open();
}

type UnfinishedUpload = { key: string; uploadId: string; startedAt: Date };

/** Yields uploads in parts that were not finished; none where the server cannot list them. */
async function* listUploads(
  client: S3Client,
  bucket: string,
  prefix?: string,
): AsyncGenerator<UnfinishedUpload> {
  let marker: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
  for (;;) {
    const page = await client
      .send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix, ...marker }))
      .catch((error: { $metadata?: { httpStatusCode?: number } }) => {
        if (error.$metadata?.httpStatusCode === 501) return undefined;
        throw error;
      });
    for (const { Key: key, UploadId: uploadId, Initiated: startedAt } of page?.Uploads ?? [])
      if (key && uploadId && startedAt) yield { key, uploadId, startedAt };
    if (!page?.IsTruncated) return;
    marker = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
  }
}

const missingStatuses = new Set([404, 416]);

/** Returns undefined where there is no such object, or it is shorter. */
async function orUndefined<Result>(answer: Promise<Result>): Promise<Result | undefined> {
  return answer.catch((error: { $metadata?: { httpStatusCode?: number } }) => {
    if (missingStatuses.has(error.$metadata?.httpStatusCode ?? 0)) return undefined;
    throw error;
  });
}
