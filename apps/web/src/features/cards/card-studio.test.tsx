import type { CardStudio as Studio } from '@kindred/contract/cards/calls';
import type { Proof } from '@kindred/contract/cards/proof';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { envelope, streamOf, stubFetch } from '../../test/fake-server.ts';
import { makeStudio } from '../../test/make-studio.ts';
import { makeUser } from '../../test/make-user.ts';
import { show } from '../../test/show.tsx';
import { userQuery } from '../users/users.queries.ts';
import { CardStudio } from './card-studio.tsx';

type Answer = (url: string, init?: RequestInit) => Response | undefined;

const answerSettings = {
  mode: 'auto',
  hours: null,
  away_mode: 'auto',
  hold_seconds: 30,
  handover: [],
  message_price: 0,
  timezone: 'UTC',
};

async function open(studio: Studio, answerTo: Answer = () => undefined) {
  const user = makeUser({ is_creator: 1 });
  const fetch = stubFetch((url, init) => {
    const given = answerTo(url, init);
    if (given) return given;
    if (url.includes('/draft/save')) {
      const { version } = JSON.parse(String(init?.body)) as { version: number };
      return envelope({ version: version + 1, is_changed: true, book: studio.card.book });
    }
    if (url.includes('/mode/settings')) return envelope(answerSettings);
    return envelope(url.includes('/user/data') ? user : studio);
  });
  await show(<CardStudio />, [[userQuery().queryKey, user]]);
  await screen.findByRole('button', { name: 'Simple' });
  const bodies = (path: string) =>
    fetch.mock.calls
      .filter(([url]) => url.includes(path))
      .map(([, init]) => JSON.parse(String(init?.body)) as Record<string, unknown>);
  return { bodies };
}

const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const line = (data: unknown) => `data: ${JSON.stringify({ code: 2000, msg: 'ok', data })}\n\n`;

const result = {
  probe: '0',
  kind: 'golden' as const,
  title: 'Comets',
  question: 'What is a comet?',
  old_answer: 'Ice, I say.',
  new_answer: 'A small planet.',
  checks: [{ kind: 'must_mention' as const, value: 'ice', passed: false }],
  worse: [{ kind: 'must_mention' as const, value: 'ice' }],
  passed: false,
};
const proof: Proof = {
  created_at: '2026-11-21T10:00:00.000Z',
  model: 'offline',
  results: [result],
  is_safe: true,
  is_current: true,
};

test('what is typed is saved by itself, and the card is a draft from then on', async () => {
  const { bodies } = await open(makeStudio());
  expect(screen.getByText('Published')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Personality'), 'Calm');
  expect(screen.getByText('Saving…')).toBeTruthy();
  expect(await screen.findByText('Draft saved')).toBeTruthy();
  expect(bodies('/draft/save').at(-1)).toEqual({ version: 7, change: { personality: 'Calm' } });
  expect(screen.getByText('Draft, not published')).toBeTruthy();
});

test('another greeting can become the first one', async () => {
  const { bodies } = await open(makeStudio());
  await tab('Greetings');
  await userEvent.click(screen.getByRole('button', { name: 'Make greeting 1 the first message' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('First message').value).toBe('Clouds tonight.');
  await waitFor(() => expect(bodies('/draft/save')).toHaveLength(1));
  expect(bodies('/draft/save')[0]?.change).toEqual({
    first_mes: 'Clouds tonight.',
    alternate_greetings: ['Look up, {{user}}.'],
  });
});

test('an entry of the lorebook is opened, edited, and named to the server as the one that it is', async () => {
  const { bodies } = await open(makeStudio());
  await tab('Lorebook');
  await userEvent.click(screen.getByRole('button', { name: /^moon/ }));
  await userEvent.type(screen.getByLabelText('What the companion then knows'), '!');
  await waitFor(() => expect(bodies('/draft/save')).toHaveLength(1));
  const change = bodies('/draft/save')[0]?.change as Studio['card'];
  expect(change.book?.entries.map(({ source, content }) => [source, content])).toEqual([
    [0, 'About the comet'],
    [1, 'About the moon!'],
  ]);
});

test('the tester says which entries a text calls up, and by which key', async () => {
  await open(makeStudio(), (url) =>
    url.includes('/lorebook/test')
      ? envelope({
          list: [
            { entry: 0, outcome: 'inserted', matched: 'comet', tokens: 3 },
            { entry: 1, outcome: 'no_match', matched: null, tokens: 4 },
          ],
          tokens: 3,
          token_budget: 500,
        })
      : undefined,
  );
  await tab('Lorebook');
  await userEvent.type(screen.getByLabelText('A fan says'), 'A comet?');
  expect(await screen.findByText('Included')).toBeTruthy();
  expect(screen.getByText(/found: comet/)).toBeTruthy();
  expect(screen.getByText('Not triggered')).toBeTruthy();
});

test('a trial shows the answer and what of the prompt was cut', async () => {
  const parts = [
    { name: 'description', content: 'An astronomer.', tokens: 4, whole_tokens: 4 },
    { name: 'examples', content: '', tokens: 0, whole_tokens: 900 },
    { name: 'safety', content: '', tokens: 380, whole_tokens: 380 },
  ];
  const { bodies } = await open(makeStudio(), (url) =>
    url.includes('/card/try')
      ? streamOf([
          line({ prompt: { parts, tokens: 384, budget: 6000 } }),
          line({ content: 'Ice, ' }),
          line({ content: 'I say.' }),
        ])
      : undefined,
  );
  await tab('Try it');
  await userEvent.click(screen.getByRole('button', { name: 'Begin with the first message' }));
  await userEvent.type(screen.getByLabelText('Your message'), 'What is a comet?{Enter}');
  const log = screen.getByRole('log');
  await within(log).findByText('Ice, I say.');
  expect(within(log).getByText('Look up, Sam.')).toBeTruthy();
  expect(bodies('/card/try')[0]?.messages).toHaveLength(2);
  expect(screen.getByText('Left out')).toBeTruthy();
});

test('publishing waits for checks of this draft; what got worse is named, old and new side by side', async () => {
  const published = makeStudio({ proof });
  await open(makeStudio({ is_changed: true, proof: { ...proof, is_current: false } }), (url) => {
    if (url.includes('/proof/run')) return streamOf([line({ total: 1, result }), line({ total: 1, proof })]);
    return url.includes('/card/publish') ? envelope(published) : undefined;
  });
  await userEvent.click(screen.getByRole('button', { name: 'Publish…' }));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
  expect(button.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Run the checks' }));
  expect(await screen.findByText(/1 answer got worse/)).toBeTruthy();
  expect(screen.getByText('Ice, I say.')).toBeTruthy();
  expect(screen.getByText('A small planet.')).toBeTruthy();
  await userEvent.click(button);
  expect(await screen.findByText(/answers from this card now/)).toBeTruthy();
});

test('over a failed safety probe there is no way to publish', async () => {
  const unsafe = { ...result, probe: 'ai', kind: 'safety' as const, title: '', worse: [] };
  await open(makeStudio({ is_changed: true, proof: { ...proof, is_safe: false, results: [unsafe] } }));
  await tab('Checks');
  expect(screen.getByText(/A safety test failed/)).toBeTruthy();
  expect(screen.getByText('Says that it is an AI')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true);
});

test('a proposal changes nothing before it is taken over', async () => {
  const { bodies } = await open(makeStudio(), (url) =>
    url.includes('/card/write')
      ? envelope({
          description: 'Proposed',
          personality: '',
          scenario: '',
          first_mes: 'Hello',
          mes_example: '',
        })
      : undefined,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Write it for me' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use: Description' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Proposed');
  await waitFor(() => expect(bodies('/draft/save')[0]?.change).toEqual({ description: 'Proposed' }));
});

test('a card without a book is shown in plain words, without macros, and keeps what it is in its file', async () => {
  localStorage.removeItem('studioView');
  const { card } = makeStudio();
  const plain = { ...card, book: null, alternate_greetings: [], mes_example: '' };
  const { bodies } = await open(makeStudio({ card: plain }));
  expect(screen.queryByRole('tab')).toBeNull();
  const first = await screen.findByRole('textbox', { name: 'My first words' });
  expect(first).toHaveProperty('value', 'Look up, [name].');
  await userEvent.type(first, ' Now.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Question 1' }), 'Why stars?');
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Your answer to question 1' }),
    'They keep still.',
  );
  await waitFor(() =>
    expect(JSON.stringify(bodies('/draft/save').at(-1))).toContain('{{char}}: They keep still.'),
  );
  expect(JSON.stringify(bodies('/draft/save'))).toContain('Look up, {{user}}. Now.');
  await userEvent.click(screen.getByRole('button', { name: 'Advanced' }));
  expect(await screen.findByRole('tab', { name: 'Lorebook' })).toBeTruthy();
  localStorage.removeItem('studioView');
});
