import { expect, test } from 'vitest';
import { spell } from './feature-templates.ts';
import { registerCalls, registerFeature } from './register-feature.ts';

test('a name is spelled for files, code and tables', () => {
  expect(spell('auto-messages')).toEqual({
    kebab: 'auto-messages',
    camel: 'autoMessages',
    pascal: 'AutoMessages',
    snake: 'auto_messages',
  });
});

test("the feature takes its rung's place among the others", () => {
  const app = [
    "import { usersFeature } from './features/users/users.feature.ts';",
    'export const features: Feature[] = [',
    '  usersFeature,',
    '  postsFeature,',
    '  feedFeature,',
    '];',
  ].join('\n');
  const registered = registerFeature(app, spell('auto-messages'));
  expect(registered).toContain("from './features/auto-messages/auto-messages.feature.ts';");
  expect(registered).toContain(
    '[\n  usersFeature,\n  postsFeature,\n  autoMessagesFeature,\n  feedFeature,\n];',
  );
});

test("the feature's calls join the contract", () => {
  const calls = "import * as feed from './feed.ts';\n\nconst modules = {\n  ...feed,\n};\n";
  const registered = registerCalls(calls, spell('auto-messages'));
  expect(registered).toContain("import * as autoMessages from './auto-messages.ts';\n");
  expect(registered).toContain('{\n  ...autoMessages,\n  ...feed,\n}');
});
