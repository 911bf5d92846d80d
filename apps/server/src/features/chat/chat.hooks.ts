import type { Context } from '../../context.ts';

export type ChatHooks = {
  /** Runs after a message has been committed, with the person who has not read it yet. A failure is logged. */
  messageStored: (
    context: Context,
    message: { charId: string; fanId: string; chatNo: number; readerId: string },
  ) => Promise<void>;
};
