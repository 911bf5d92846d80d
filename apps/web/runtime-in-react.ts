import type { Plugin, Rolldown } from 'vite';

const runtimeImport = /import\{([^}]*)\}from"\.\/rolldown-runtime-[^"]+";?/g;
const runtimeExport = /export\{([^}]*)\};?\s*$/;

/**
 * Puts the bundler's own helpers, which nearly each file imports, into the file of React. The bundler makes a file of them
 * that is a few hundred bytes and a request before every first page.
 */
export function runtimeInReact(): Plugin {
  return {
    name: 'runtime-in-react',
    apply: 'build',
    // Whoever has an earlier build must not take a file of this one for theirs.
    augmentChunkHash: () => 'runtime-in-react',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
      const react = chunks.find(({ name }) => name === 'react');
      if (!runtime || !react) throw new Error('The build has no file of helpers or none of React');
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(runtimeImport, (_import, names: string) =>
          chunk === react
            ? `${helpersOf(runtime)}const{${namesOf(names, ':')}}=helpers;`
            : `import{${namesOf(names, ' as ')}}from"./${fileOf(react)}";`,
        );
        const imports = chunk.imports.map((file) => (file === runtime.fileName ? react.fileName : file));
        chunk.imports = [...new Set(imports)].filter((file) => file !== chunk.fileName);
      }
      const all = exportsOf(runtime).map(({ exported }) => `helper_${exported}`);
      react.code += `const{${all.join(',')}}=helpers;export{${all.join(',')}};`;
      delete bundle[runtime.fileName];
    },
  };
}

const fileOf = ({ fileName }: Rolldown.OutputChunk) => fileName.slice(fileName.lastIndexOf('/') + 1);

/** `n as e,t` as the helpers are named in the file of React, and here. */
function namesOf(imported: string, as: string): string {
  return pairs(imported)
    .map(([name, local]) => `helper_${name}${as}${local}`)
    .join(',');
}

function helpersOf(runtime: Rolldown.OutputChunk): string {
  const body = runtime.code.replace(runtimeExport, '');
  const given = exportsOf(runtime).map(({ local, exported }) => `helper_${exported}:${local}`);
  return `const helpers=(()=>{${body};return{${given.join(',')}}})();`;
}

function exportsOf({ code }: Rolldown.OutputChunk): { local: string; exported: string }[] {
  const [, names = ''] = runtimeExport.exec(code) ?? [];
  return pairs(names).map(([local, exported]) => ({ local, exported }));
}

function pairs(names: string): [name: string, as: string][] {
  return names.split(',').map((one) => {
    const [name = '', as = name] = one.trim().split(' as ');
    return [name, as];
  });
}
