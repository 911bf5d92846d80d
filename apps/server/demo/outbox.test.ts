import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../src/test/app/start-test-app.ts';
import { createUser } from '../src/test/data/factories.ts';

const kindred = useTestApp();
beforeAll(async () => {
  await kindred.startJobs();
});

const open = (url: string) => kindred.app.inject({ url, headers: { host: '127.0.0.1' } });

test('in a demo world mail stays in a box, where each can be read as HTML and as text', async () => {
  expect((await open('/dev/outbox')).body).toContain('No mail yet');
  const { token } = await createUser(kindred.context);
  await kindred.call('setMailAddress', { address: 'mia@example.com' }, { token, language: 'zh' });
  await expect.poll(async () => (await open('/dev/outbox')).body).toContain('请确认你在 Kindred 的邮箱地址');
  const list = (await open('/dev/outbox')).body;
  const path = /\/dev\/outbox\/mail-[\w-]+/.exec(list)?.[0] ?? '';
  const detail = (await open(path)).body;
  expect(detail).toContain('/mail/confirm?token=');
  expect(detail).toContain('To: mia@example.com');
  const html = await open(`${path}/html`);
  expect(html.body).toContain('<html lang="zh">');
  expect(html.body).toContain('<base target="_top">');
  expect(html.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await open('/dev/outbox/none')).statusCode).toBe(404);
});
