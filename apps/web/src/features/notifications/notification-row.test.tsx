import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { switchLanguage } from '../../lib/i18n/i18n.ts';
import { makeNotification } from '../../test/make-notification.ts';
import { show } from '../../test/show.tsx';
import { NotificationRow } from './notification-row.tsx';

afterEach(() => switchLanguage('en'));

test.each([
  ['en', '“So lovely”'],
  ['zh', '“So lovely”'],
  ['ja', '「So lovely」'],
  ['es', '«So lovely»'],
  ['de', '„So lovely“'],
])('in %s what somebody wrote stands in the quotes of the language', async (language, quote) => {
  await switchLanguage(language);
  const told = makeNotification({ topic: 'commented', push_type: 'link_msg', reply_content: ['So lovely'] });
  await show(<NotificationRow notification={told} onOpen={() => {}} />);
  expect(screen.getByText(quote)).toBeTruthy();
});
