import path from 'node:path';
import { build, type Plugin } from 'vite';

const entry = path.join(import.meta.dirname, 'src/boot/boot.ts');

/**
 * Builds src/boot into /boot.js: one classic script, which the browser runs before it paints. A module would wait
 * for the document. It has no hash in its name, because documents outside the build load it too.
 */
export function bootScript(): Plugin {
  return {
    name: 'boot-script',
    configureServer({ middlewares }) {
      middlewares.use('/boot.js', (_request, response, next) => {
        response.setHeader('content-type', 'text/javascript');
        bundleBoot().then((code) => response.end(code), next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'boot.js', source: await bundleBoot() });
    },
  };
}

export async function bundleBoot(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('boot.ts was not built');
  return bundle.output[0].code;
}
