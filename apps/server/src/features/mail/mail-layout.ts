import { type Html, html, rawHtml } from '../../platform/http/page/html.ts';

// No pictures, fonts or third-party addresses, so nothing tracks that a mail was opened. Programs that drop the style
// sheet show plain paragraphs and lists in their own colours.
const style = `:root{color-scheme:light dark}
body{margin:0;padding:24px 16px;background:#fbf8f6;color:#211a1c;font:16px/1.5 system-ui,-apple-system,"Segoe UI","PingFang SC","Microsoft YaHei",sans-serif}
main{max-width:560px;margin:0 auto}
h1{font-size:22px;line-height:1.25;margin:0 0 16px}
h2{font-size:16px;margin:24px 0 8px}
p{margin:0 0 12px}
ul{margin:0;padding-left:20px}
li{margin:0 0 8px}
a{color:#211a1c}
table{border-collapse:collapse;width:100%;margin:0 0 12px}
td{padding:6px 0;border-bottom:1px solid #e9e1dd;vertical-align:top}
.amount{font-variant-numeric:tabular-nums;text-align:right;white-space:nowrap;padding-left:16px}
.words{color:#655a5d}
.brand{margin:0 0 24px;font-weight:700}
.mark{display:inline-block;width:28px;margin-inline-end:8px;border-radius:8px;background:#cb2f55;color:#ffffff;line-height:28px;text-align:center}
.button{display:inline-block;margin:12px 0;padding:12px 24px;border-radius:999px;background:#1d1719;color:#ffffff;text-decoration:none;font-weight:600}
.foot{margin-top:32px;font-size:13px;color:#655a5d}
@media (prefers-color-scheme:dark){body{background:#131012;color:#f6f1f2}a{color:#f6f1f2}td{border-color:#322a2e}.words,.foot{color:#b9adb1}.button{background:#f6f1f2;color:#1c181a}}`;

/** Writes a mail as HTML: one column of headings and lists, readable without its style. */
export function mailLayout({
  language,
  title,
  main,
}: {
  language: string;
  title: string;
  main: Html;
}): string {
  return `<!doctype html>
${
  html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${rawHtml(style)}</style>
</head>
<body><main><p class="brand"><span class="mark" aria-hidden="true">&#9829;&#65038;</span>Kindred</p>
${main}</main></body>
</html>`.html
}`;
}
