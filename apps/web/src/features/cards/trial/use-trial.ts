import type { CallOutput } from '@kindred/contract/all/calls';
import { trialMax } from '@kindred/contract/cards/limits';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { streamCall } from '../../../lib/call/stream/stream-call.ts';
import { useDraftStore } from '../draft/use-draft.ts';

export type TrialMessage = { role: 'user' | 'assistant'; content: string };
export type TrialPrompt = NonNullable<CallOutput<'tryCard'>['prompt']>;

/** A conversation with the draft that nobody stores: what was said, what is being said, and the prompt behind it. */
export function useTrial() {
  const { flush } = useDraftStore();
  const [messages, setMessages] = useState<readonly TrialMessage[]>([]);
  const [answer, setAnswer] = useState<string>();
  const [prompt, setPrompt] = useState<TrialPrompt>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (turns: readonly TrialMessage[]) => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    setMessages(turns);
    setAnswer('');
    setProblem(undefined);
    let answerText = '';
    try {
      await flush();
      const sent = { messages: turns.slice(-trialMax.turns) };
      for await (const line of streamCall('tryCard', sent, { signal: controller.signal })) {
        if (line.prompt) setPrompt(line.prompt);
        answerText += line.content ?? '';
        setAnswer(answerText);
      }
    } catch (error) {
      if (controller.signal.aborted && running.current !== controller) return;
      if (!controller.signal.aborted) setProblem(errorText(error));
    }
    if (running.current !== controller) return;
    if (answerText.trim() !== '') {
      const content = answerText.trim().slice(0, trialMax.text);
      setMessages([...turns, { role: 'assistant', content }]);
    }
    setAnswer(undefined);
  };

  return {
    messages,
    /** The answer as it is written; undefined while nobody writes. */
    answer,
    prompt,
    problem,
    say: (content: string) => void ask([...messages, { role: 'user', content }]),
    askAgain: () => void ask(messages.at(-1)?.role === 'assistant' ? messages.slice(0, -1) : messages),
    stop: () => running.current?.abort(),
    startOver: (greeting: string) => {
      const last = running.current;
      running.current = undefined;
      last?.abort();
      setMessages(greeting === '' ? [] : [{ role: 'assistant', content: greeting.slice(0, trialMax.text) }]);
      setAnswer(undefined);
      setProblem(undefined);
    },
  };
}
