import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSmtpServer } from '../../test/mail/smtp-server.ts';
import { composeMail } from './compose-mail.ts';
import type { Mail } from './mail-sender.ts';
import { smtpSender } from './smtp.ts';

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
beforeAll(async () => {
  smtp = await startSmtpServer();
});
afterAll(() => smtp.close());
beforeEach(() => {
  smtp.state.arrived = [];
  smtp.state.manner = 'take';
});

const mail: Mail = {
  id: 'mail-1-abc',
  to: 'mia@example.com',
  language: 'zh',
  subject: '你错过的内容',
  text: 'Mara: 2 篇新帖子',
  html: '<!doctype html><p>Mara: 2 篇新帖子</p>',
  unsubscribeUrl: 'https://kindred.example/mail/unsubscribe?token=x.y',
};

test('a mail arrives as text and as HTML, in its language, and can be ended with one click', async () => {
  expect(await smtp.sender.send(mail)).toBe('sent');
  const [arrived] = smtp.state.arrived;
  expect(arrived).toMatchObject({ from: 'post@kindred.example', to: ['mia@example.com'] });
  const source = arrived?.source ?? '';
  expect(source).toMatch(/^Message-ID: <mail-1-abc@kindred\.example>$/m);
  expect(source).toMatch(/^Content-Language: zh$/m);
  expect(source).toContain('List-Unsubscribe: <https://kindred.example/mail/unsubscribe?token=x.y>');
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(source).toContain('multipart/alternative');
  expect(source.indexOf('text/plain')).toBeLessThan(source.indexOf('text/html'));
});

test('a name cannot write a header, an address cannot write a command', async () => {
  const source = (
    await composeMail(
      { ...mail, subject: 'Mara\r\nBcc: all@example.com\u2028X: y' },
      'k@k.example',
      'k.example',
    )
  ).toString();
  expect(source).not.toMatch(/^(Bcc|X):/m);
  const outcome = await smtp.sender.send({ ...mail, to: 'mia@example.com>\r\nRCPT TO:<eve@example.com' });
  expect(outcome).not.toBe('sent');
  expect(smtp.state.arrived).toEqual([]);
});

test.each([
  [{ code: 451, at: 'recipient' }, 'later'],
  [{ code: 452, at: 'data' }, 'later'],
  [{ code: 550, at: 'recipient' }, 'refused'],
  [{ code: 554, at: 'data' }, 'refused'],
  // We are refused, not the address.
  [{ code: 553, at: 'sender' }, 'later'],
  [{ cut: 'before' }, 'later'],
  [{ cut: 'after' }, 'unknown'],
  ['silent', 'unknown'],
] as const)('a server that answers with %j makes it %s', async (manner, outcome) => {
  smtp.state.manner = manner;
  const sender = manner === 'silent' ? smtp.impatient : smtp.sender;
  expect(await sender.send(mail)).toBe(outcome);
  expect(smtp.state.arrived).toEqual([]);
});

test('a server that is not there is asked again later', async () => {
  const away = smtpSender({ url: 'smtp://127.0.0.1:1', from: 'post@kindred.example' });
  expect(await away.send(mail)).toBe('later');
});
