import { servedPath } from '@kindred/contract/wire/served-paths';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './boot-script.ts';
import { callFacts } from './call-facts-plugin.ts';
import { chunkGroups } from './chunk-groups.ts';
import { compressAssets } from './compress-assets.ts';
import { pageFiles } from './page-files.ts';
import { shellList } from './shell-list.ts';
import { texts } from './texts/texts-plugin.ts';

const server = process.env.API_URL ?? 'http://127.0.0.1:3000';

// Of what comes at once: the part that changes only with a new version of React, and what every page shares.
const reactItself = /\/node_modules\/(react|react-dom|scheduler)\//;
const kit = /src\/lib\/|src\/ui\/|\/node_modules\/|\.queries\.ts$/;
// Loads by itself as soon as the home page is calm.
const live =
  /src\/app\/(realtime\/(realtime|banners)|updates\/(update-prompt|watch-for-updates|open-from-notice))\.tsx?$/;
const atOnce = /\/(react|kit|home)-/;
const worker = 'src/service-worker/service-worker.ts';

// The bundler's own addresses, which look like creators' pages.
const bundlersOwn = /^\/@(vite|id|fs|react-refresh)([/?]|$)/;

const chunks = chunkGroups();

export default defineConfig({
  plugins: [
    texts(),
    callFacts(),
    react(),
    tailwindcss(),
    bootScript(),
    compressAssets(),
    shellList(),
    pageFiles(),
    chunks.plugin,
  ],
  resolve: {
    alias: [
      // React has it itself; libraries that still work with older ones bring a copy along.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      // Without subtitles in playlists, encryption and advertising, of which we have none.
      { find: /^hls\.js$/, replacement: 'hls.js/light' },
    ],
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: false,
    manifest: true,
    // Scripts and styles stay files: the page runs under a policy that allows none inline.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What came with the page need not be named again with every part that comes later.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((file) => !atOnce.test(file)) : needed,
    },
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': worker },
      output: {
        // A worker keeps its address: under another one it would be another worker.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        // In three pieces instead of forty: small ones compress badly, and each is a request.
        codeSplitting: {
          groups: [
            { name: 'react', test: reactItself, priority: 4 },
            { name: 'kit', test: kit, tags: ['$initial'], priority: 3 },
            {
              name: 'home',
              test: /src\/(?!service-worker|wire\/served-paths)/,
              tags: ['$initial'],
              priority: 2,
            },
            ...chunks.groups,
            { name: 'live', test: live },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      [servedPath.source]: {
        target: server,
        ws: true,
        bypass: ({ url = '' }) => (bundlersOwn.test(url) ? url : undefined),
      },
    },
  },
});
