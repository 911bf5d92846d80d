import { describe, expect, test } from 'vitest';
import { splitLinks } from './link-tokens.ts';

/** What becomes a link, as `kind: text`. */
const links = (text: string) =>
  splitLinks(text).flatMap((token) => (token.kind === 'text' ? [] : [`${token.kind}: ${token.text}`]));

describe('what people write becomes links', () => {
  test.each<[string, string[]]>([
    ['See https://example.com/a?b=1#c now', ['web: https://example.com/a?b=1#c']],
    ['HTTP://EXAMPLE.COM', ['web: HTTP://EXAMPLE.COM']],
    ['It is at https://example.com/x.', ['web: https://example.com/x']],
    ['(https://example.com/a_(b))', ['web: https://example.com/a_(b)']],
    ['看这里：https://example.com/路。', ['web: https://example.com/路']],
    ['with @mara_clay and @Theo!', ['handle: @mara_clay', 'handle: @Theo']],
    ['你好@mara_clay', []],
    ['#glaze and #夜空, #été', ['tag: #glaze', 'tag: #夜空', 'tag: #été']],
  ])('%s', (text, found) => {
    expect(links(text)).toEqual(found);
  });

  test('an address leads to where it says, a handle to its character in small letters', () => {
    expect(splitLinks('https://example.com/a @Mara')).toEqual([
      { kind: 'web', text: 'https://example.com/a', href: 'https://example.com/a' },
      { kind: 'text', text: ' ' },
      { kind: 'handle', text: '@Mara', handle: 'mara' },
    ]);
  });
});

describe('what only looks like a link stays text', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt://example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://example.com',
    'file:///etc/passwd',
    'xhttps://example.com',
    'https://',
    'https://kindred.example@elsewhere.example/login',
    'https://user:secret@example.com',
    'mia@example.com',
    'a/@mara',
    '@ab',
    '@12345',
    '#1',
    'rgb#fff#000',
    '&#39;',
  ])('%s', (text) => {
    expect(links(text)).toEqual([]);
  });

  test('markup around an address is no part of it', () => {
    expect(links('https://example.com/"onmouseover="alert(1)')).toEqual(['web: https://example.com/']);
    expect(links('https://example.com/<img src=x onerror=alert(1)>')).toEqual(['web: https://example.com/']);
  });

  test('signs that turn the direction of text do not hide where an address leads', () => {
    expect(links('https://example.com/\u202egpj.exe')).toEqual(['web: https://example.com/']);
  });
});

test('no letter is lost or added', () => {
  const text = 'A @mara, #sky https://example.com/x). @ # ## @@mara https:// 🦊#fox\n(@theo)';
  expect(
    splitLinks(text)
      .map((token) => token.text)
      .join(''),
  ).toBe(text);
});

test('a long text of nothing but signs is split at once', () => {
  const text = `${'@'.repeat(50_000)}${'#'.repeat(50_000)}${'https://'.repeat(5000)}`;
  expect(
    splitLinks(text)
      .map((token) => token.text)
      .join(''),
  ).toHaveLength(text.length);
});
