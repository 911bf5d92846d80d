import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './compress-assets.ts';
import { shellList } from './shell-list.ts';

const server = process.env.API_URL ?? 'http://127.0.0.1:3000';

// Everything that the server answers itself; all else is a page of the app.
const served = [
  '/v1/',
  '/v3/',
  '/auth/',
  '/media/',
  '/oidc/',
  '/sandbox/',
  '/dev/id-token',
  '/dev/clock',
  '/openapi.json',
];

// What every page needs: the light part of lib and ui, and the cache of answers. What brings Base UI, a socket or
// another language along loads when it is needed.
const kit =
  /src\/lib\/(?!sealed|socket|stream-call|data-lines|i18n\/(?!en)[a-z]{2}\.ts)|src\/ui\/(?!dialog\.tsx|popover|menu|tabs|switch|area-page|section-nav|theme\.css|motion)|\/@tanstack\/(react-query|query-core)\/|\.queries\.ts$/;

// The page that most visits begin with, and the posts that others show as well.
const home = /src\/pages\/home\//;

export default defineConfig({
  plugins: [react(), tailwindcss(), compressAssets(), shellList()],
  // React has it itself; libraries that still work with older ones bring a copy along.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: false,
    manifest: true,
    // Scripts and styles stay files: the page runs under a policy that allows none inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/service-worker/service-worker.ts' },
      output: {
        // A worker keeps its address: under another one it would be another worker.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        // In a few pieces instead of forty: small ones compress badly, and each is a request.
        codeSplitting: {
          groups: [
            { name: 'kit', test: kit, priority: 2 },
            { name: 'home', test: home, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(served.map((path) => [path, server])),
      '/live': { target: server, ws: true },
    },
  },
});
