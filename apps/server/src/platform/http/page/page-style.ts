import { readdirSync } from 'node:fs';
import path from 'node:path';
import { webFolder } from '../web.ts';

/** The app's colours (`ui/theme.css` of the web), light and dark, for pages that the server writes. */
const tokens = {
  canvas: ['#fbf8f6', '#131012'],
  surface: ['#ffffff', '#1c181a'],
  sunken: ['#f4efec', '#262023'],
  line: ['#e9e1dd', '#322a2e'],
  'line-strong': ['#cfc4bf', '#4d4247'],
  ink: ['#211a1c', '#f6f1f2'],
  'ink-soft': ['#655a5d', '#b9adb1'],
  action: ['#1d1719', '#f6f1f2'],
  'action-hover': ['#3a3034', '#d9d0d3'],
  'on-action': ['#ffffff', '#1c181a'],
  heart: ['#cb2f55', '#d63a61'],
  'heart-hover': ['#b32548', '#c22e54'],
  'on-heart': ['#ffffff', '#ffffff'],
  'lamp-ink': ['#96560c', '#f2a65a'],
  'lamp-soft': ['#fbefdf', '#35271a'],
  verified: ['#2a6fdb', '#7aabff'],
  danger: ['#a83a00', '#ffa36b'],
} as const;

const japaneseFamily =
  '"Figtree","Figtree stand-in",ui-sans-serif,system-ui,"Hiragino Sans","Yu Gothic UI","Meiryo","Noto Sans CJK JP",sans-serif';
const fontFamily =
  '"Figtree","Figtree stand-in",ui-sans-serif,system-ui,"PingFang SC","Hiragino Sans GB","Microsoft YaHei","Noto Sans CJK SC",sans-serif';

/** Returns the common style of the pages that the server writes: the app's colours, font and text size. */
export function pageStyle(folder = webFolder): string {
  const colours = Object.entries(tokens).map(
    ([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`,
  );
  return `${fontFaces(folder)}:root{color-scheme:light dark;${colours.join(';')}}
*{box-sizing:border-box;margin:0}
body{background:var(--canvas);color:var(--ink);font:15px/1.55 ${fontFamily}}
html:lang(ja) body{font-family:${japaneseFamily}}
h1,h2{font-family:"Fraunces","Fraunces stand-in",${fontFamily};font-weight:620}html:lang(ja) :is(h1,h2){font-family:"Fraunces","Fraunces stand-in",${japaneseFamily}}
:focus-visible{outline:2px solid var(--action);outline-offset:2px}
`;
}

/** The app's fonts under their names in the build; without a build the system's fonts are used. */
function fontFaces(folder: string): string {
  const files = listAssets(folder);
  return `${fontFace(files, 'Figtree')}${fontFace(files, 'Fraunces')}`;
}

function fontFace(files: string[], family: 'Figtree' | 'Fraunces'): string {
  const begin = `${family.toLowerCase()}-latin-wght-normal`;
  const file = files.find((name) => name.startsWith(begin) && name.endsWith('.woff2'));
  if (!file) return '';
  return `@font-face{font-family:"${family}";src:url("/assets/${file}") format("woff2");font-weight:300 900;font-display:swap;unicode-range:U+0000-00FF,U+2000-206F,U+20AC,U+2122}
${standIns[family]}`;
}

/** System fonts with the metrics of ours, as in the app's theme, so that loading ours moves no line. */
const standIns = {
  Figtree: `@font-face{font-family:"Figtree stand-in";src:local("Arial"),local("Liberation Sans"),local("Helvetica Neue");font-weight:300 500;size-adjust:101%;ascent-override:94%;descent-override:24.8%;line-gap-override:0%}
@font-face{font-family:"Figtree stand-in";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("HelveticaNeue-Bold");font-weight:600 900;size-adjust:96%;ascent-override:99%;descent-override:26%;line-gap-override:0%}
`,
  Fraunces: `@font-face{font-family:"Fraunces stand-in";src:local("Times New Roman Bold"),local("TimesNewRomanPS-BoldMT"),local("Liberation Serif Bold");font-weight:300 900;size-adjust:113%;ascent-override:86.7%;descent-override:23%;line-gap-override:0%}
`,
};

function listAssets(folder: string): string[] {
  try {
    return readdirSync(path.join(folder, 'assets'));
  } catch {
    return [];
  }
}
