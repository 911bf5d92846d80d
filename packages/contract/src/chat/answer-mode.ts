import { z } from 'zod';
import { answerModes } from './limits.ts';

/**
 * How a conversation is answered on the creator's side: by the companion (`auto`), by the companion unless the creator stops
 * it in time (`supervised`), by the creator with the companion's drafts (`draft`), or by the creator alone (`off`).
 */
export const answerMode = z.enum(answerModes);
