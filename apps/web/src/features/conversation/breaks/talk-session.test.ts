import { expect, test } from 'vitest';
import { isBreakDue, type TalkSession, withTalk } from './talk-session.ts';

const minute = 60_000;

function talk(from: number, to: number, before?: TalkSession): TalkSession | undefined {
  let session = before;
  for (let at = from; at <= to; at += 10) session = withTalk(session, '1', at * minute);
  return session;
}

test('a break is offered after an hour of writing, not before, and again when the next hour is full', () => {
  expect(isBreakDue(talk(0, 50), '1')).toBe(false);
  const hour = talk(0, 60)!;
  expect(isBreakDue(hour, '1')).toBe(true);
  const declined = { ...hour, declined: 1 };
  expect(isBreakDue(talk(70, 110, declined), '1')).toBe(false);
  expect(isBreakDue(talk(70, 120, declined), '1')).toBe(true);
});

test('who was away for twenty minutes begins anew, and so does somebody else in this browser', () => {
  const almost = talk(0, 50)!;
  expect(isBreakDue(talk(70, 70, almost), '1')).toBe(false);
  expect(isBreakDue(talk(0, 60), '2')).toBe(false);
  expect(withTalk(talk(0, 60), '2', 60 * minute)).toMatchObject({ userId: '2', startedAt: 60 * minute });
});
