import { pageStyle } from '../../src/platform/http/page/page-style.ts';

const own = `
body { min-height: 100dvh; display: grid; grid-template-columns: minmax(0, 440px); place-content: center; padding: 24px 16px; }
main { padding: 28px; background: var(--surface); border: 1px solid var(--line);
  border-radius: 28px; box-shadow: 0 16px 40px rgb(74 38 48 / 0.1); }
h1 { font-size: 22px; line-height: 1.25; letter-spacing: -0.015em; }
.lead { margin: 6px 0 20px; color: var(--ink-soft); }
ul { list-style: none; padding: 0; display: grid; gap: 4px; max-height: 46dvh; overflow-y: auto; margin: 0 -10px; }
.person { width: 100%; display: flex; align-items: center; gap: 12px; padding: 8px 10px; border: 0; border-radius: 14px;
  background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; }
.person:hover { background: var(--sunken); }
.face { flex: none; width: 44px; height: 44px; border-radius: 50%; object-fit: cover; background: var(--accent-soft);
  color: var(--accent-ink); display: grid; place-items: center; font-weight: 650; }
.who { min-width: 0; display: grid; }
.who b { font-weight: 620; }
.who b, .who small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
small, .note { font-size: 13px; color: var(--ink-soft); }
.new { margin-top: 20px; padding-top: 20px; border-top: 1px solid var(--line); }
.new label { display: block; margin-bottom: 8px; font-weight: 620; }
.row { display: flex; gap: 8px; }
input { flex: 1; min-width: 0; height: 44px; padding: 0 14px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--sunken); color: inherit; font: inherit; }
.go { height: 44px; padding: 0 18px; border: 0; border-radius: 999px; background: var(--accent); color: var(--on-accent);
  font: inherit; font-weight: 620; cursor: pointer; }
.note { margin-top: 18px; }
.new p { margin: 0 0 12px; }
blockquote { margin: 0; padding: 10px 14px; border-radius: 14px; background: var(--sunken); overflow-wrap: anywhere; }
a { color: var(--accent-ink); }
`;

/** The look of the built-in provider's pages, which is the app's. */
export const signInStyle = () => pageStyle() + own;
