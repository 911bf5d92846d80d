import { describe, expect, test } from 'vitest';
import { switchLanguage } from '../i18n/i18n.ts';
import { timeAgo, timeAgoInWeeks } from './relative-time.ts';

const now = Date.parse('2026-06-15T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const before = (ms: number) => new Date(now - ms).toISOString();

describe('on posts, comments and chat', () => {
  test.each([
    [59_999, 'Just now', '刚刚'],
    [minute, '1 minute ago', '1 分钟前'],
    [59 * minute, '59 minutes ago', '59 分钟前'],
    [hour, '1 hour ago', '1 小时前'],
    [23 * hour, '23 hours ago', '23 小时前'],
    [day, '1 day ago', '1 天前'],
    [30 * day, '30 days ago', '30 天前'],
    [31 * day, '1 month ago', '1 个月前'],
    [364 * day, '12 months ago', '12 个月前'],
    [390 * day, '1 year ago', '1 年前'],
    [800 * day, '2 years ago', '2 年前'],
  ])('%i ms ago reads %s, in Chinese %s', async (ms, english, chinese) => {
    expect(timeAgo(before(ms), now)).toBe(english);
    await switchLanguage('zh');
    expect(timeAgo(before(ms), now)).toBe(chinese);
  });
});

describe('on notifications', () => {
  test.each([
    [30_000, 'Just now', '刚刚'],
    [5 * minute, '5 minutes ago', '5 分钟前'],
    [6 * day, '6 days ago', '6 天前'],
    [7 * day, '1 week ago', '1 周前'],
    [29 * day, '4 weeks ago', '4 周前'],
    [30 * day, '1 month ago', '1 个月前'],
    [400 * day, '1 year ago', '1 年前'],
  ])('%i ms ago reads %s, in Chinese %s', async (ms, english, chinese) => {
    expect(timeAgoInWeeks(before(ms), now)).toBe(english);
    await switchLanguage('zh');
    expect(timeAgoInWeeks(before(ms), now)).toBe(chinese);
  });
});

test('a time that cannot be read, or lies ahead, is just now', () => {
  expect(timeAgo('yesterday-ish', now)).toBe('Just now');
  expect(timeAgoInWeeks('', now)).toBe('Just now');
  expect(timeAgo(before(-5 * minute), now)).toBe('Just now');
});
