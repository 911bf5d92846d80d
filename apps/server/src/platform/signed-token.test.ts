import { hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { signedToken } from './signed-token.ts';

const now = new Date('2026-11-22T10:00:00.000Z');
const inAnHour = new Date('2026-11-22T11:00:00.000Z');
const installation = (master: string, at = now) => ({
  secret: (purpose: string) => Buffer.from(hkdfSync('sha256', master, '', purpose, 32)),
  clock: { now: () => at },
});
const here = installation('here');

const ticket = signedToken('ticket', ['userId', 'sessionId']);
const mia = { userId: '12', sessionId: '345' };
const good = ticket.sign(here, mia, inAnHour);

test('a token returns its claims until it expires', () => {
  expect(ticket.read(here, good)).toEqual({ ...mia, expiresAt: inAnHour });
  expect(ticket.read(installation('here', new Date(inAnHour.getTime() - 1)), good)).toBeDefined();
  expect(ticket.read(installation('here', inAnHour), good)).toBeUndefined();
});

test('equal claims give equal tokens', () => {
  expect(ticket.sign(here, mia, inAnHour)).toBe(good);
});

test('a token of another purpose or another installation is invalid', () => {
  const link = signedToken('link', ['userId', 'sessionId']);
  expect(link.read(here, good)).toBeUndefined();
  expect(ticket.read(installation('elsewhere'), good)).toBeUndefined();
});

const [body = '', code = ''] = good.split('.');
const forged = Buffer.from(`1.345.${inAnHour.getTime()}`).toString('base64url');

test.each([
  ['another person', `${forged}.${code}`],
  ['no code', `${body}.`],
  ['only claims', body],
  ['something behind it', `${good}.x`],
  ['a longer code', `${good}A`],
  ['nothing', ''],
  ['no text', { token: good }],
])('a token with %s is invalid', (_, token) => {
  expect(ticket.read(here, token)).toBeUndefined();
});

test('a claim that could be read as two is not signed', () => {
  expect(() => ticket.sign(here, { userId: '1.2', sessionId: '3' }, inAnHour)).toThrow('cannot say this');
});
