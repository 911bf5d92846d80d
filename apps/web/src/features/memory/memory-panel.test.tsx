import type { Memory, MemoryFact } from '@kindred/contract/memory/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { aConversation } from '../inbox/chat-samples.ts';
import { FanMemory } from './fan-memory.tsx';
import { MemoryPanel } from './memory-panel.tsx';

const lisbon: MemoryFact = {
  fact_id: '1',
  chat_no: 0,
  kind: 'place',
  content: 'Lisbon',
  author: 'companion',
  is_pinned: 0,
  source: { msg_id: '70', seq: 7, content: 'I live in Lisbon.', created_time: '2026-11-20T09:00:00Z' },
  created_time: '2026-11-20T09:00:00Z',
  updated_time: '2026-11-20T09:00:00Z',
};

/** Gives what was sent to the server, as `name body`. */
function serve(facts: MemoryFact[] = [lisbon]) {
  const memory: Memory = { is_on: 1, summary: 'Likes the sea.', facts };
  const sent: [string, Record<string, unknown>][] = [];
  stubFetch((url, init) => {
    const name = new URL(url, 'http://kindred.test').pathname.split('/').at(-1) ?? '';
    if (!init?.body) return envelope(memory);
    const body = JSON.parse(String(init.body));
    sent.push([name, body]);
    if (name === 'config') return envelope({ is_on: (memory.is_on = body.is_on) });
    if (name === 'delete') return envelope({ forgotten: memory.facts.splice(0).length });
    return envelope({ fact: lisbon });
  });
  return sent;
}

async function asFan(facts?: MemoryFact[]) {
  const sent = serve(facts);
  await show(<MemoryPanel conversation={aConversation()} onLeave={() => undefined} />);
  await screen.findByText('Likes the sea.');
  return sent;
}

test('a fan sees each fact with the message that says it, corrects and pins it', async () => {
  const sent = await asFan();
  const link = screen.getByRole('link', { name: 'Show the message' });
  expect(link.getAttribute('href')).toBe('/messages/5?seq=7');
  await userEvent.click(screen.getByRole('button', { name: 'Pin: Lisbon' }));
  await userEvent.click(screen.getByRole('button', { name: 'Correct: Lisbon' }));
  const box = screen.getByRole('textbox', { name: 'How it should be' });
  await userEvent.clear(box);
  await userEvent.type(box, 'Porto');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toMatchObject(['save', { char_id: '5', fact_id: '1', content: 'Lisbon', is_pinned: 1 }]);
  expect(sent[1]).toMatchObject(['save', { fact_id: '1', kind: 'place', content: 'Porto', is_pinned: 0 }]);
});

test('a fan has one fact forgotten, or after a question all of them', async () => {
  const sent = await asFan();
  await userEvent.click(screen.getByRole('button', { name: 'Forget everything' }));
  const question = screen.getByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Forget: Lisbon' }));
  await waitFor(() => expect(screen.queryByText('Lisbon')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Forget everything' }));
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Forget everything' }),
  );
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    ['delete', { fact_id: '1' }],
    ['delete', { all: 1 }],
  ]);
});

test('a fan switches remembering off', async () => {
  const sent = await asFan();
  await userEvent.click(screen.getByRole('switch', { name: 'Remember me' }));
  await screen.findByText('Off. Nothing new is noted, and none of this is used.');
  expect(sent).toEqual([['config', { char_id: '5', is_on: 0 }]]);
});

test('a creator sees facts of a fan, changes only their own, and adds one', async () => {
  const own: MemoryFact = {
    ...lisbon,
    fact_id: '2',
    content: 'Prefers mornings',
    author: 'creator',
    source: null,
  };
  const sent = serve([{ ...lisbon, source: null }, own]);
  await show(<FanMemory conversation={aConversation({ side: 'creator' })} />);
  await screen.findByText('Lisbon');
  expect(screen.queryByRole('button', { name: 'Forget: Lisbon' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Forget: Prefers mornings' })).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox'), 'Loves tea');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject(['save', { char_id: '5', user_id: '1', content: 'Loves tea' }]);
});
