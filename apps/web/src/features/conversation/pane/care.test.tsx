import type { ConversationCare } from '@kindred/contract/chat/calls';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { show } from '../../../test/show.tsx';
import { CreatorCareBar } from '../../care/creator-care-bar.tsx';
import { FanCareBar } from '../../care/fan-care-bar.tsx';
import { aConversation, aMessage } from '../../inbox/chat-samples.ts';
import { MessageView } from '../messages/message-view.tsx';
import { AnsweringBar } from './answering-bar.tsx';
import { ConversationHeader } from './conversation-header.tsx';

const told: ConversationCare = {
  is_on: 1,
  ends_time: '2026-11-24T10:00:00.000Z',
  is_creator_told: 1,
  has_creator_come: 0,
  answered_by: 'care',
};

const words = { isFirst: true, isLast: true, answerActions: undefined };

test.each([
  ['that the creator was told', told, 'The companion is quiet. Mira has been told'],
  [
    'that the creator writes',
    { ...told, has_creator_come: 1, answered_by: 'person' } as const,
    'Mira has written to you. The companion is quiet',
  ],
  [
    'that nobody is there',
    { ...told, is_creator_told: 0 } as const,
    'The companion is quiet. Nobody is here at present',
  ],
])('the header says in care mode %s', async (_what, care, words) => {
  await show(
    <ConversationHeader conversation={aConversation({ care })} actions={null} onPerson={() => undefined} />,
  );
  expect(screen.getByText(words)).toBeTruthy();
});

test('where the creator answers by hand, the header does not claim that they are there', async () => {
  await show(
    <ConversationHeader
      conversation={aConversation({ chat_mode: 1 })}
      actions={null}
      onPerson={() => undefined}
    />,
  );
  expect(screen.getByText('Mira answers in person, when here')).toBeTruthy();
});

test('the fan ends care mode with one plain button', async () => {
  const fetch = stubFetch(() => envelope({}));
  await show(<FanCareBar care={told} />);
  await userEvent.click(screen.getByRole('button', { name: 'I’m all right, go back to normal' }));
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(fetch.mock.calls[0]?.[0]).toBe('/v3/api/care/end');
});

test('the creator reads what to do, and that care answers until they write', async () => {
  await show(<CreatorCareBar care={told} name="Tom" />);
  expect(screen.getByRole('region', { name: 'Tom spoke of harming themselves' })).toBeTruthy();
  expect(screen.getByText(/Do not promise to keep it secret/)).toBeTruthy();
  expect(screen.getByText(/call the emergency number/)).toBeTruthy();
  expect(screen.getByText(/Until you write, Kindred’s care answers them/)).toBeTruthy();
});

test('the bar of a creator says that care answers, not their companion', async () => {
  const conversation = aConversation({ side: 'creator', care: told, answered: 'auto', handover: 'distress' });
  await show(<AnsweringBar conversation={conversation} defaultMode={0} />);
  expect(screen.getByText(/Kindred’s care answers until you write/)).toBeTruthy();
});

test('an answer of care says whose words it is, and is not the companion’s', async () => {
  const message = aMessage({ seq: 3, identity: 'system', type: 'care', content: 'I am reading.' });
  await show(<MessageView {...words} message={message} conversation={aConversation()} />);
  expect(screen.getByText('Kindred’s care, automated')).toBeTruthy();
  expect(screen.queryByText(/AI companion of/)).toBeNull();
});

test('the line about a fan’s age is in their own words to them, and in the creator’s language to the creator', async () => {
  const message = aMessage({ seq: 3, identity: 'system', type: 'age', content: 'Du hast geschrieben …' });
  await show(<MessageView {...words} message={message} conversation={aConversation()} />);
  expect(screen.getByText('Du hast geschrieben …')).toBeTruthy();
  await show(<MessageView {...words} message={message} conversation={aConversation({ side: 'creator' })} />);
  expect(screen.getByText(/wrote that they are under 18/)).toBeTruthy();
});
