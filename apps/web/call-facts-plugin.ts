import path from 'node:path';
import { wire } from '@kindred/contract/all/wire.gen';
import type { Plugin } from 'vite';

const source = path.join(import.meta.dirname, 'src');
// Not in types, and not as part of a key: neither makes a call.
const literals = /(?<!<|callKey\(|\.register\()(['"])(\w+)\1/g;

/**
 * The few facts of a call (`wire.gen.ts`) come with the code that names it, as English does: no table of all calls
 * travels with the first page, and none is to be waited for.
 */
export function callFacts(folder: string = source): Plugin {
  const registry = JSON.stringify(path.join(folder, 'lib/call/call-facts.ts'));
  return {
    name: 'call-facts',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(`${folder}/`) || !/\.tsx?$/.test(id)) return undefined;
      const facts = JSON.stringify(factsIn(code));
      if (facts === '{}') return undefined;
      // At the end, where they move no line; calls are made later all the same.
      const added = `\nimport { addCalls as addNamedCalls } from ${registry};\naddNamedCalls(${facts});`;
      return { code: code + added, map: null };
    },
  };
}

function factsIn(code: string): Record<string, readonly string[]> {
  const names = [...code.matchAll(literals)].map(([, , name = '']) => name);
  return Object.fromEntries(names.filter(isCall).map((name) => [name, wire[name]]));
}

function isCall(name: string): name is keyof typeof wire {
  return Object.hasOwn(wire, name);
}
