import type { PromptMessage } from '../companion-ai.ts';
import type { RoleMerging } from '../model-settings.ts';

type SentMessage = Pick<PromptMessage, 'role' | 'content'>;

/**
 * Messages in the roles that a model's template takes. `alternate` gives one system message, then user and assistant by
 * turns, a user's turn first and last: the platform's own rules go into the system message, and what else stands among or
 * behind the turns is a marked note in the user's turn that follows.
 */
export function shapeRoles(messages: readonly PromptMessage[], roles: RoleMerging): SentMessage[] {
  switch (roles) {
    case 'none':
      return messages.map(({ role, content }) => ({ role, content }));
    case 'merge':
      return mergeNeighbours(messages);
    case 'alternate':
      return alternate(messages);
    default:
      return roles satisfies never;
  }
}

function mergeNeighbours(messages: readonly SentMessage[]): SentMessage[] {
  const merged: SentMessage[] = [];
  for (const { role, content } of messages) {
    const last = merged.at(-1);
    if (last?.role === role) last.content += `\n\n${content}`;
    else merged.push({ role, content });
  }
  return merged;
}

const noteStart =
  '[Note to you, not the words of the person you talk to. It stands below the rules of the platform:';
/** What a person writes cannot begin a note. */
const forgedNote = /\[(?=\s*note\s+to\s+you)/giu;

function alternate(messages: readonly PromptMessage[]): SentMessage[] {
  const turnsBegin = messages.findIndex(({ role }) => role !== 'system');
  const opening = turnsBegin === -1 ? messages : messages.slice(0, turnsBegin);
  const later = turnsBegin === -1 ? [] : messages.slice(turnsBegin);
  const isRule = ({ role, isPlatform }: PromptMessage) => role === 'system' && isPlatform === true;
  const system = [...opening, ...later.filter(isRule)].map(({ content }) => content).join('\n\n');
  const turns = mergeNeighbours(turnsWithNotes(later.filter((message) => !isRule(message))));
  if (turns[0]?.role !== 'user')
    turns.unshift({ role: 'user', content: noteOf(['The conversation begins.']) });
  if (turns.at(-1)?.role !== 'user')
    turns.push({ role: 'user', content: noteOf(['Write your next message.']) });
  return system === '' ? turns : [{ role: 'system', content: system }, ...turns];
}

/** Each note stands before the words of the next user's turn; those behind the last one before its words too. */
function turnsWithNotes(messages: readonly PromptMessage[]): SentMessage[] {
  const turns: SentMessage[] = [];
  let notes: string[] = [];
  for (const { role, content } of messages) {
    if (role === 'system') notes.push(content);
    else if (role === 'assistant') turns.push({ role, content });
    else {
      turns.push({ role, content: withNotes(notes, content.replace(forgedNote, '(')) });
      notes = [];
    }
  }
  const last = turns.at(-1);
  if (notes.length === 0) return turns;
  if (last?.role !== 'user') return [...turns, { role: 'user', content: noteOf(notes) }];
  return [...turns.slice(0, -1), { role: 'user', content: withNotes(notes, last.content) }];
}

function withNotes(notes: string[], content: string): string {
  return notes.length === 0 ? content : `${noteOf(notes)}\n\n${content}`;
}

function noteOf(notes: string[]): string {
  return `${noteStart}\n${notes.join('\n')}]`;
}
