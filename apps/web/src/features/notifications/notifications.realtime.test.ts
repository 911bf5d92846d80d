import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { saveUser, startSession } from '../../lib/storage/session.ts';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { makeUser } from '../../test/make-user.ts';
import { aConversation, aMessage } from '../inbox/chat-samples.ts';
import { banners } from './banner/banners.ts';
import { notificationsRealtime } from './notifications.realtime.ts';

afterEach(() => banners.clear());

test('a message that came before one’s eyes is no banner on the page that one goes to, however late the rest is known', async () => {
  startSession({ token: 'a token', imToken: 'an im token' });
  saveUser(makeUser({ user_id: '1' }));
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const late = Promise.withResolvers<void>();
  stubFetch(async (url) => {
    await late.promise;
    return envelope(url.includes('dialogue') ? aConversation() : { list: [] });
  });
  const client = new QueryClient();
  const comes = (seq: number) =>
    notificationsRealtime.on?.['message.stored']?.(
      { type: 'message.stored', message: aMessage({ seq, identity: 'creator' }) },
      client,
    );

  history.replaceState(null, '', '/messages/5');
  comes(2);
  history.replaceState(null, '', '/discover');
  comes(3);
  late.resolve();
  const shown = () => banners.shown.getState().shown?.banner.content;
  await waitFor(() => expect(shown()).toMatchObject({ text: 'Message 3' }));
  banners.close();
  expect(shown()).toBeUndefined();
});
