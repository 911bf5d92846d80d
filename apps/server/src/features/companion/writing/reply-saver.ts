import type { Context } from '../../../context.ts';
import { type ClaimedReply, saveReplies } from './reply-writing.sql.ts';

const lookEveryMs = 50;
const saveEveryMs = 250;
/** A sign of life while the model is silent. */
const touchEveryMs = 5000;

type Saved = {
  claimed: ClaimedReply;
  text: () => string;
  onHalt: (why: 'stop' | 'lost') => void;
  /** What is in the database, as far as this process knows. */
  stored: string;
  triedAtMs: number;
};

export type ReplySaver = {
  /**
   * Saves the text of an answer from now on, at most every 250 ms; `onHalt` is called when the fan has stopped it or another
   * process writes it. Gives what ends that, which resolves once nothing of it is under way any more.
   */
  follow: (
    claimed: ClaimedReply,
    text: () => string,
    onHalt: (why: 'stop' | 'lost') => void,
  ) => () => Promise<void>;
};

/** Saves the answers that are written in this process, those that are due at a time in one statement: each alone is a commit. */
export function replySaver({ db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>): ReplySaver {
  const followed = new Set<Saved>();
  let timer: NodeJS.Timeout | undefined;
  let saving: Promise<void> | undefined;

  const save = async () => {
    const nowMs = performance.now();
    const due = [...followed]
      .filter(({ triedAtMs }) => nowMs - triedAtMs >= saveEveryMs)
      .map((entry) => ({ entry, text: entry.text() }))
      .filter(({ entry, text }) => text !== entry.stored || nowMs - entry.triedAtMs >= touchEveryMs);
    if (due.length === 0) return;
    for (const { entry } of due) entry.triedAtMs = nowMs;
    const outcomes = await saveReplies(
      db,
      due.map(({ entry, text }) => ({ claimed: entry.claimed, content: text })),
      clock.now(),
    );
    for (const { entry, text } of due) {
      const outcome = outcomes.get(entry.claimed.reply_id) ?? 'lost';
      if (outcome === 'kept') entry.stored = text;
      else if (outcome !== 'busy' && followed.has(entry)) entry.onHalt(outcome);
    }
  };
  const look = () => {
    saving ??= save()
      .catch((error: unknown) => log.warn({ err: error }, 'answers could not be saved yet'))
      .finally(() => {
        saving = undefined;
      });
  };
  return {
    follow: (claimed, text, onHalt) => {
      const entry: Saved = { claimed, text, onHalt, stored: '', triedAtMs: performance.now() };
      followed.add(entry);
      timer ??= setInterval(look, lookEveryMs);
      return async () => {
        followed.delete(entry);
        if (followed.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
        await saving;
      };
    },
  };
}
