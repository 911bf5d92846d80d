import type { CallOutput } from '@kindred/contract/all/calls';
import type { ChatMessage } from '@kindred/contract/chat/calls';
import { create } from 'zustand';
import { call } from '../../../lib/call/call.ts';
import { takeVoice } from '../voice/take-voice.ts';
import { speakByDevice } from './device-voice.ts';

/** `ai`: a model's voice speaks; `device`: the browser's own. */
export type SpeechState = 'loading' | 'ai' | 'device';

export const useSpeech = create<{ msgId: string; state: SpeechState } | { msgId: undefined }>(() => ({
  msgId: undefined,
}));

let current: { msgId: string; controller: AbortController } | undefined;

/** Stops what is read aloud; with a message, only where it is that one. */
export function stopSpeech(msgId = current?.msgId): void {
  if (!current || current.msgId !== msgId) return;
  current.controller.abort();
  current = undefined;
  useSpeech.setState({ msgId: undefined }, true);
}

/**
 * Reads a message of the companion aloud, to its end: with the server's voice, else the browser's. Throws what `call` throws,
 * NoDeviceVoice, and where the browser does not play.
 */
export async function startSpeech({ msg_id: msgId, content }: ChatMessage, language: string): Promise<void> {
  takeVoice(() => stopSpeech());
  const controller = new AbortController();
  const { signal } = controller;
  current = { msgId, controller };
  const show = (state: SpeechState) => useSpeech.setState({ msgId, state }, true);
  show('loading');
  try {
    const { audio } = await call('speakMessage', { msg_id: msgId }, { signal });
    if (audio) show('ai');
    else show('device');
    await (audio ? playAudio(audio, signal) : speakByDevice(withoutMarks(content), language, signal));
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    if (current?.controller === controller) stopSpeech();
  }
}

type Audio = NonNullable<CallOutput<'speakMessage'>['audio']>;

async function playAudio({ type, data }: Audio, signal: AbortSignal): Promise<void> {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const element = new Audio(url);
  const end = Promise.withResolvers<void>();
  element.addEventListener('ended', () => end.resolve());
  element.addEventListener('error', () => end.reject(new Error('the audio does not play')));
  signal.addEventListener('abort', () => {
    element.pause();
    end.resolve();
  });
  try {
    if (signal.aborted) return;
    await Promise.all([element.play(), end.promise]);
  } finally {
    URL.revokeObjectURL(url);
  }
}

function withoutMarks(content: string): string {
  return content.replaceAll(/[*_~`#>|]+/g, ' ');
}
