import { afterEach, expect, test } from 'vitest';
import { switchLanguage } from '../i18n/i18n.ts';
import { countryName, countryOf, timeZoneName } from './country.ts';
import { formatDate } from './format.ts';

afterEach(() => switchLanguage('en'));

test('the country of a time zone has its name in the language of whoever reads', async () => {
  expect(countryOf('Asia/Tokyo')).toEqual({ name: 'Japan', country_code: 'JP', timezone: 'Asia/Tokyo' });
  await switchLanguage('zh');
  expect(countryOf('Asia/Tokyo').name).toBe('日本');
});

test('a country that nobody knows, a zone that is not set and a time that is none say so', async () => {
  for (const code of ['', 'ZZZ', 'jp', 'XQ']) expect(countryName(code)).toBe('Unknown country');
  expect(countryOf('UTC')).toEqual({ name: 'Unknown country', country_code: '', timezone: 'UTC' });
  expect(timeZoneName('')).toBe('No time zone set');
  expect(timeZoneName('America/New_York')).toBe('America/New York');
  expect(formatDate('soon')).toBe('Unknown time');
  await switchLanguage('zh');
  expect([countryName(''), timeZoneName(''), formatDate('')]).toEqual(['未知国家', '未设置时区', '时间无效']);
});
