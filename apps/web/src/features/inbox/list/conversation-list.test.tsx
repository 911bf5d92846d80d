import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { show } from '../../../test/show.tsx';
import { aConversation } from '../chat-samples.ts';
import { ConversationList } from './conversation-list.tsx';

test('conversations with restricted people lie in a folder of their own, and who is gone has no name', async () => {
  const list = [
    aConversation({ char_id: '5', nickname: 'Mira' }),
    aConversation({ char_id: '6', nickname: 'Loud', is_muted: 1 }),
    aConversation({ char_id: '7', nickname: 'Deleted account', is_closed: 1 }),
  ];
  stubFetch(() => envelope({ list, page: 1, total_page: 1, count: 3, next: null, unread_total: 0 }));
  await show(<ConversationList currentPath={undefined} />);
  const folder = (await screen.findByText('Restricted: 1 conversation')).closest('details');
  expect(folder?.textContent).toContain('Loud');
  expect(folder?.textContent).not.toContain('Mira');
  expect(screen.getByText('Deleted account')).toBeTruthy();
});
