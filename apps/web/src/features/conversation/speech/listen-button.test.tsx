import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, envelope, stubFetch } from '../../../test/fake-server.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { aConversation, aMessage } from '../../inbox/chat-samples.ts';
import { MessageView } from '../messages/message-view.tsx';
import { stopSpeech } from './speech-player.ts';

const audio = { type: 'audio/mpeg', data: btoa('sound') };
const played: FakeAudio[] = [];

class FakeAudio extends EventTarget {
  isPlaying = false;
  constructor() {
    super();
    played.push(this);
  }
  async play() {
    this.isPlaying = true;
  }
  pause() {
    this.isPlaying = false;
  }
}

beforeEach(() => {
  played.length = 0;
  useToasts.setState({ items: [] });
  vi.stubGlobal('Audio', FakeAudio);
  vi.stubGlobal('speechSynthesis', undefined);
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  act(() => stopSpeech());
  vi.unstubAllGlobals();
});

const care = {
  is_on: 1,
  ends_time: '',
  is_creator_told: 1,
  has_creator_come: 0,
  answered_by: 'care',
} as const;
const view = (changed: Parameters<typeof aMessage>[0], conversation = aConversation()) => (
  <MessageView
    conversation={conversation}
    message={aMessage({ identity: 'ai', content: 'Mind the step.', ...changed })}
    isFirst
    isLast
    answerActions={undefined}
  />
);
const listenButton = () => screen.getByRole('button', { name: 'Listen' });
const toasts = () => useToasts.getState().items.map(({ text }) => text);

describe('a message of the companion', () => {
  test('is read aloud after a click, marked as an AI voice, and stopped by another; nothing is fetched before', async () => {
    const fetch = stubFetch(() => envelope({ audio }));
    render(view({ seq: 3 }));
    expect(fetch).not.toHaveBeenCalled();
    await userEvent.click(listenButton());
    await screen.findByText('AI voice');
    await waitFor(() => expect(played[0]?.isPlaying).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(played[0]?.isPlaying).toBe(false);
    expect(screen.queryByText('AI voice')).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('says while the voice is fetched that it is, and at its end nothing more', async () => {
    const arrived = Promise.withResolvers<void>();
    stubFetch(async () => {
      await arrived.promise;
      return envelope({ audio });
    });
    render(view({ seq: 3 }));
    await userEvent.click(listenButton());
    expect(screen.getByRole('status').textContent).toBe('Getting the voice…');
    arrived.resolve();
    await screen.findByText('AI voice');
    act(() => void played[0]?.dispatchEvent(new Event('ended')));
    await waitFor(() => expect(listenButton()).toBeTruthy());
  });

  test('falls silent where another one is listened to', async () => {
    stubFetch(() => envelope({ audio }));
    render(
      <>
        {view({ seq: 3, msg_id: '3' })}
        {view({ seq: 4, msg_id: '4' })}
      </>,
    );
    const [first, second] = screen.getAllByRole('button', { name: 'Listen' });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(played[0]?.isPlaying).toBe(true));
    await userEvent.click(second as HTMLElement);
    await waitFor(() => expect(played[1]?.isPlaying).toBe(true));
    expect(played[0]?.isPlaying).toBe(false);
    expect(screen.getAllByText('AI voice')).toHaveLength(1);
  });

  test('falls silent where it is unsent meanwhile', async () => {
    stubFetch(() => envelope({ audio }));
    const { rerender } = render(view({ seq: 3 }));
    await userEvent.click(listenButton());
    await waitFor(() => expect(played[0]?.isPlaying).toBe(true));
    rerender(view({ seq: 3, is_deleted: true, content: '' }));
    expect(played[0]?.isPlaying).toBe(false);
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });
});

describe('where no endpoint speaks', () => {
  test('the browser does, and it says so', async () => {
    const said: { text: string; lang: string }[] = [];
    class Utterance extends EventTarget {
      lang = '';
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => [{}],
      speak: (utterance: Utterance) => said.push(utterance),
      cancel: () => undefined,
    });
    stubFetch(() => envelope({ audio: null }));
    render(view({ seq: 3, content: '*smiles* 小心台阶。' }));
    await userEvent.click(listenButton());
    await screen.findByText('AI words, in your device’s voice');
    expect(said).toMatchObject([{ lang: 'zh' }]);
    expect(said[0]?.text).not.toContain('*');
  });

  test('and the device has no voice either, it says that nothing was played', async () => {
    stubFetch(() => envelope({ audio: null }));
    render(view({ seq: 3 }));
    await userEvent.click(listenButton());
    await waitFor(() => expect(toasts()).toEqual(['Your device has no voice for this. Nothing was played']));
    expect(listenButton()).toBeTruthy();
  });
});

test('a refusal is said in its own words', async () => {
  stubFetch(() => answer({ code: 4414, msg: 'Nothing is read aloud for now', data: {} }));
  render(view({ seq: 3 }));
  await userEvent.click(listenButton());
  await waitFor(() => expect(toasts()).toEqual(['Nothing is read aloud for now']));
});

test.each([
  ['of a person', view({ seq: 3, identity: 'creator' })],
  ['that was unsent', view({ seq: 3, is_deleted: true, content: '' })],
  ['in care mode', view({ seq: 3 }, aConversation({ care }))],
])('a message %s cannot be listened to', (_what, element) => {
  render(element);
  expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull();
});
