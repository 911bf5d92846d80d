import type { Random } from '../../src/platform/random.ts';
import type { DemoPerson } from './demo-person.ts';

export type NewPeople = {
  /** Makes a person of this name. They get an account when they sign in for the first time. */
  add: (name: string) => DemoPerson;
  find: (sub: string) => DemoPerson | undefined;
};

const maxWaiting = 1000;

/**
 * People who were typed in and have no account yet. In memory: a restart in the middle of a sign-in means to type
 * the name again, an account once made is found in the database.
 */
export function newPeople(random: Random): NewPeople {
  const waiting = new Map<string, DemoPerson>();
  return {
    add: (name) => {
      const sub = `demo:new-${random.token(9)}`;
      const person = { sub, name, email: `${mailbox(name)}@example.com`, role: 'new' as const };
      if (waiting.size >= maxWaiting) waiting.clear();
      waiting.set(sub, person);
      return person;
    },
    find: (sub) => waiting.get(sub),
  };
}

function mailbox(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.');
  return plain.replace(/^\.+|\.+$/g, '') || 'someone';
}
