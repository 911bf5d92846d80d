import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { envelope, stubFetch } from '../../../../test/fake-server.ts';
import { show } from '../../../../test/show.tsx';
import { aMessage } from '../../../inbox/chat-samples.ts';
import { AnswerBar } from './answer-bar.tsx';

const answer = aMessage({ seq: 2, identity: 'ai', content: 'Two.', version: 2, version_num: 3 });
const actions = () => ({ isBusy: false, regenerate: vi.fn(), goOn: vi.fn(), choose: vi.fn() });

test('of several versions one is shown, and one steps to its neighbours', async () => {
  const does = actions();
  await show(<AnswerBar message={answer} actions={does} />);
  expect(screen.getByRole('status').textContent).toContain('Version 2 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Previous version' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next version' }));
  expect(does.choose.mock.calls).toEqual([
    [answer, 1],
    [answer, 3],
  ]);
});

test('an answer that was stopped or breaks off is offered to go on, a whole one is not', async () => {
  const does = actions();
  await show(<AnswerBar message={answer} actions={does} />);
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  const broken = { ...answer, content: 'Once upon a' };
  await show(<AnswerBar message={broken} actions={does} />);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(does.goOn).toHaveBeenCalledWith(broken);
});

test('a thumb is stored at once and asks why', async () => {
  const sent: unknown[] = [];
  stubFetch((_url, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return envelope({ ...answer, rating: -1, revision: 1 });
  });
  await show(<AnswerBar message={answer} actions={actions()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Bad answer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Not true' }));
  await userEvent.type(screen.getByRole('textbox'), 'She paints');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { msg_id: '1002', rating: -1 },
    { msg_id: '1002', rating: -1, reasons: ['wrong'], note: 'She paints' },
  ]);
});
