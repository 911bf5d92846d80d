import { describe, expect, test } from 'vitest';
import { guard, type Visit } from './guards.ts';

const fan = { is_creator: 0, char_id: null, char_unique_id: null, staff_role: 'member' } as const;
const creator = { ...fan, is_creator: 1, char_id: '12', char_unique_id: 'mira' } as const;

function go(path: string, visit: Partial<Visit> = {}): string {
  const verdict = guard({ path, search: {}, hasToken: true, user: fan, ...visit });
  return verdict.outcome === 'allow' ? 'allowed' : verdict.to;
}

const visitor = { hasToken: false, user: undefined };

describe('a visitor', () => {
  test('with an invitation goes to sign in, and the invitation goes along', () => {
    expect(go('/invites', { ...visitor, search: { referral: 'mira & co' } })).toBe(
      '/login?referral=mira%20%26%20co',
    );
  });

  test('may be on the sign-in page', () => {
    expect(go('/login', visitor)).toBe('allowed');
  });

  test.each(['/home', '/', '/invites', '/wallet', '/character/12', '/recommend', '/nowhere'])(
    'on %s goes to sign in',
    (path) => {
      expect(go(path, visitor)).toBe('/login');
    },
  );
});

describe('somebody signed in', () => {
  test('on the sign-in page goes to the start', () => {
    expect(go('/login')).toBe('/');
  });

  test('at the start goes home', () => {
    expect(go('/')).toBe('/home');
  });

  test("invited by somebody else goes to become a creator, keeping the inviter's name", () => {
    expect(go('/invites', { search: { referral: 'mira' } })).toBe('/creatorOnboarding?referral=mira');
  });

  test('is at the desk as staff, and on the page of the model as an administrator alone', () => {
    expect(go('/staff')).toBe('/');
    expect(go('/staff', { user: { ...fan, staff_role: 'support' } })).toBe('allowed');
    expect(go('/staff/model')).toBe('/');
    expect(go('/staff/model', { user: { ...fan, staff_role: 'support' } })).toBe('/');
    expect(go('/staff/model', { user: { ...fan, staff_role: 'admin' } })).toBe('allowed');
  });

  test('invited by themselves, or by nobody, goes to the start', () => {
    expect(go('/invites', { user: creator, search: { referral: 'mira' } })).toBe('/');
    expect(go('/invites')).toBe('/');
  });

  test('may see the page of another character', () => {
    expect(go('/character/13', { user: creator })).toBe('allowed');
  });
});

describe('a creator', () => {
  test.each(['/character/12', '/character/mira'])('on their own page %s goes to the profile', (path) => {
    expect(go(path, { user: creator })).toBe('/profile');
  });

  test('who follows a link to a post of their own finds it on their profile', () => {
    expect(go('/character/12', { user: creator, search: { diary_id: '7' } })).toBe('/profile?diary_id=7');
  });

  test('may write a post', () => {
    expect(go('/createPost', { user: creator })).toBe('allowed');
  });

  test('has no need to become one', () => {
    expect(go('/creatorOnboarding', { user: creator })).toBe('/');
  });
});

describe('a fan', () => {
  test('cannot write a post', () => {
    expect(go('/createPost')).toBe('/');
  });

  test('may become a creator', () => {
    expect(go('/creatorOnboarding')).toBe('allowed');
  });
});
