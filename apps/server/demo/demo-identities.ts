/** The fans of the demo world whom one can be; creators sign in as `demo:<handle>`. */
export const demoFans = [
  {
    subject: 'demo:mia',
    provider: 'google',
    nickname: 'Mia',
    email: 'mia@example.com',
    // What is left of them after what she bought and gave (world/demo-transcripts.ts, world/demo-purchases.ts): 5,000.
    diamonds: 7410,
    avatar: 'fans/mia',
    follows: ['dr_vega', 'wander_ilse', 'mara_clay', 'theo_lowend', 'nightshift_noor', 'tales_by_isolde'],
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

/** Who runs the house in the demo world. */
export const demoAdmin = {
  signIn: { provider: 'google', subject: 'demo:robin' },
  nickname: 'Robin',
  email: 'robin@example.com',
  diamonds: 0,
} as const;

/** The account of a demo creator with their provider. */
export function creatorSubject(handle: string): string {
  return `demo:${handle}`;
}
