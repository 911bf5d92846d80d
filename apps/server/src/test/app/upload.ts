import { randomUUID } from 'node:crypto';
import type { UploadedMedia } from '@kindred/contract/media/calls';
import { drawNoise } from '../data/create-post.ts';
import type { TestUser } from '../data/factories.ts';
import type { Answer, TestApp } from './start-test-app.ts';

/** Uploads files as a browser does. */
export async function upload(
  { app }: TestApp,
  { token }: TestUser,
  files: Record<string, Uint8Array>,
  clientId: string = randomUUID(),
): Promise<Answer<UploadedMedia>> {
  const form = new FormData();
  form.set('client_id', clientId);
  for (const [name, bytes] of Object.entries(files))
    form.set(name, new Blob([new Uint8Array(bytes)]), 'file');
  const body = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/v3/api/media/upload',
    headers: { authorization: `Bearer ${token}`, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: answer.statusCode, ...answer.json() };
}

/** Uploads a random picture; returns its reference for a post. */
export async function uploadPicture(kindred: TestApp, person: TestUser): Promise<UploadedMedia> {
  const { data } = await upload(kindred, person, { file: await drawNoise() });
  return data;
}

/** Returns the part of the picture's addresses that is unique to it. */
export function keyOf({ item }: UploadedMedia): string {
  return /\/media\/([^/]+)/.exec(item.url)?.[1] ?? '';
}
