import { languages } from '@kindred/contract/wire/languages';
import { expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createUser } from '../../test/data/factories.ts';

const kindred = useTestApp();

const ask = (token: string, content: string, clientId: string = crypto.randomUUID()) =>
  kindred.call('createTicket', { topic: 'payments', content, client_id: clientId }, { token });

test('a request is kept under a number that the person sees, once however often it is sent', async () => {
  const { token } = await createUser(kindred.context);
  const answers = await Promise.all([1, 2, 3].map(() => ask(token, 'I paid twice', 'client-id-1')));
  const numbers = new Set(answers.map(({ data }) => data.ticket.ticket_id));
  expect(numbers.size).toBe(1);
  const { data } = await kindred.call('listTickets', {}, { token });
  expect(data.list).toMatchObject([
    { ticket_id: [...numbers][0], topic: 'payments', content: 'I paid twice', state: 'open' },
  ]);
});

test('nobody reads the requests of others', async () => {
  const [first, second] = [await createUser(kindred.context), await createUser(kindred.context)];
  await ask(first.token, 'Private matters');
  expect((await kindred.call('listTickets', {}, { token: second.token })).data.list).toEqual([]);
});

test('the sixth request within an hour has to wait', async () => {
  const { token } = await createUser(kindred.context);
  for (let count = 1; count <= 5; count++) expect((await ask(token, `Number ${count}`)).code).toBe(2000);
  expect((await ask(token, 'Number 6')).status).toBe(429);
});

test('who has been harmed is not refused; such a request is marked as urgent', async () => {
  const { userId, token } = await createUser(kindred.context);
  const answer = await ask(token, 'Somebody posted that her home address is on his page');
  expect(answer.code).toBe(2000);
  expect(answer.data.help).toBeNull();
  const ticket = await kindred.context.db
    .selectFrom('support_tickets')
    .select('concern')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(ticket.concern).toBe('private_facts');
});

test('who writes of harming themselves is told where help is', async () => {
  const { token } = await createUser(kindred.context);
  expect((await ask(token, 'I want to kill myself')).data.help).toContain('findahelpline.com');
  expect((await ask(token, '我不想活了')).data.help).toContain('12356');
});

test('an empty request, one too long and an unknown topic are refused', async () => {
  const { token } = await createUser(kindred.context);
  expect((await ask(token, '   ')).code).toBe(4000);
  expect((await ask(token, 'x'.repeat(4001))).code).toBe(4000);
});

test('one pages through one’s requests without gaps', async () => {
  const { token } = await createUser(kindred.context);
  for (const content of ['a', 'b', 'c']) await ask(token, content);
  const first = await kindred.call('listTickets', { size: 2 }, { token });
  const rest = await kindred.call('listTickets', { size: 2, cursor: first.data.next ?? '' }, { token });
  expect([...first.data.list, ...rest.data.list].map(({ content }) => content)).toEqual(['c', 'b', 'a']);
});

test('terms, privacy and the creators’ policy are whole in every language, and one of them is shown', async () => {
  for (const path of ['/legal/terms.html', '/legal/privacy.html', '/legal/creator-policy.html']) {
    const headers = { 'accept-language': 'ja-JP,en;q=0.5' };
    const { statusCode, body } = await kindred.app.inject({ url: path, headers });
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="ja">');
    const parts = body.split(/<div lang="/).slice(1);
    expect(parts.map((part) => part.slice(0, 2))).toEqual([...languages]);
    const count = (part: string | undefined, tag: string) => part?.split(`<${tag}>`).length;
    for (const part of parts) {
      expect(count(part, 'h2')).toBe(count(parts[0], 'h2'));
      expect(part).toContain('2026-11');
    }
    const [english, ...others] = parts.map((part) => part.replace(/^[^>]*>/, ''));
    expect(new Set(others.map((part) => /<h1>(.*)<\/h1>/.exec(part)?.[1])).size).toBe(others.length);
    for (const heading of english?.matchAll(/<h2>(.*)<\/h2>/g) ?? [])
      for (const part of others) expect(part).not.toContain(heading[0]);
  }
});

test('a weakness can be reported: security.txt names where, and does not run out within a day', async () => {
  const { statusCode, headers, body } = await kindred.app.inject({ url: '/.well-known/security.txt' });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(body)?.[1] ?? '';
  expect(field('Contact')).toBe(`${kindred.context.publicUrl()}/removal`);
  expect(new Date(field('Expires')).getTime()).toBeGreaterThan(kindred.clock.now().getTime() + 86_400_000);
  expect(field('Canonical')).toBe(`${kindred.context.publicUrl()}/.well-known/security.txt`);
});
