import type { AnswerMode } from '@kindred/contract/chat/limits';
import type { TestApp } from '../app/start-test-app.ts';
import type { TestCreator } from './factories.ts';

/** Sets the price in diamonds of a message that the creator's companion answers. */
export async function setMessagePrice(
  kindred: TestApp,
  { token }: TestCreator,
  message_price: number,
  mode: AnswerMode = 'auto',
): Promise<void> {
  const settings = { mode, hours: null, away_mode: 'auto', hold_seconds: 60, handover: [] } as const;
  const { code } = await kindred.call(
    'setAnswerSettings',
    { ...settings, handover: [], message_price },
    { token },
  );
  if (code !== 2000) throw new Error(`the price was refused: ${code}`);
}
