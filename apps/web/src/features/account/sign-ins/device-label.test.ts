import { expect, test } from 'vitest';
import { i18n, switchLanguage } from '../../../lib/i18n/i18n.ts';
import { deviceLabel } from './device-label.ts';

test.each([
  ['Chrome on Linux', 'Chrome on Linux', 'Linux 上的 Chrome'],
  ['Samsung Internet on Android', 'Samsung Internet on Android', 'Android 上的 Samsung Internet'],
  ['iPhone', 'iPhone', 'iPhone'],
  ['Unknown device', 'Unknown device', '未知设备'],
])('the device %s reads %s, in Chinese %s', async (device, english, chinese) => {
  await switchLanguage('en');
  expect(deviceLabel(device, i18n.t)).toBe(english);
  await switchLanguage('zh');
  expect(deviceLabel(device, i18n.t)).toBe(chinese);
});
