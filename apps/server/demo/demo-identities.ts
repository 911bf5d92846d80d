/** The fans of the demo world whom one can be; creators sign in as `demo:<handle>`. */
export const demoFans = [
  {
    subject: 'demo:mia',
    provider: 'google',
    nickname: 'Mia',
    email: 'mia@example.com',
    diamonds: 5000,
    avatar: 'fans/mia',
    follows: ['dr_vega', 'wander_ilse'],
  },
  {
    subject: 'demo:sam',
    provider: 'apple',
    nickname: 'Sam',
    email: 'sam@example.com',
    diamonds: 0,
    avatar: 'fans/sam',
    follows: [],
  },
] as const;

/** The account of a demo creator with their provider. */
export function creatorSubject(handle: string): string {
  return `demo:${handle}`;
}
