import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { startSession } from '../lib/storage/session.ts';
import { envelope, stubFetch } from '../test/fake-server.ts';
import { reportTrackedLinks } from './report-tracked-links.ts';

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it.
  document.cookie = cookie;
};
afterEach(() => setCookie('kindred_link_12=; Path=/; Max-Age=0'));

test('a link that the browser came by is told once, and only when somebody is signed in', async () => {
  const bodies: unknown[] = [];
  stubFetch((_url, init) => {
    bodies.push(JSON.parse(String(init?.body)));
    return envelope({});
  });
  setCookie('kindred_link_12=abc-1.signed; Path=/');
  setCookie('other=1');
  const stop = reportTrackedLinks();
  expect(bodies).toEqual([]);
  startSession({ token: 'token', imToken: 'im' });
  await waitFor(() => expect(document.cookie).not.toContain('kindred_link_12'));
  expect(bodies).toEqual([{ touch: 'abc-1.signed' }]);
  stop();
  reportTrackedLinks()();
  expect(bodies).toHaveLength(1);
});
