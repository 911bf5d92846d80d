import { sandboxCards } from './sandbox-cards.ts';
import type { SandboxCheckout } from './sandbox-checkouts.ts';

export type CheckoutView = { checkout: SandboxCheckout; firstPeriodEnd: Date; backUrl: string };

/** The whole hosted page as HTML: what is bought, what it costs now and later, and a form of test cards. */
export function checkoutPage(view: CheckoutView): string {
  const { checkout, backUrl } = view;
  const title = escapeHtml(checkout.description);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – Sandbox checkout</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="badge">Sandbox: no real money moves</p>
<h1>${title}</h1>
${amounts(view)}
${body(view)}
<p class="back"><a href="${escapeHtml(backUrl)}">Back to Kindred</a></p>
</main>
</body>
</html>`;
}

/** "$9.99" for 999. */
export function formatUsd(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}

function amounts({ checkout, firstPeriodEnd }: CheckoutView): string {
  const rows = [row('Due today', formatUsd(checkout.amount_usd_cents), 'total')];
  if (checkout.month_usd_cents !== null) {
    const day = formatDay(firstPeriodEnd, checkout.timezone);
    if (checkout.trial_days > 0) rows.unshift(row('Free trial', `${checkout.trial_days} days`));
    rows.push(row(`From ${day}`, `${formatUsd(checkout.month_usd_cents)} a month`));
    rows.push(row('Renewal', 'Every month until you cancel in Kindred'));
  }
  return `<dl>${rows.join('')}</dl>`;
}

function body({ checkout, firstPeriodEnd }: CheckoutView): string {
  const action = `/sandbox/checkout/${encodeURIComponent(checkout.checkout_id)}`;
  switch (checkout.state) {
    case 'open':
      return payForm(checkout, action);
    case 'declined':
      return `<p class="notice bad" role="alert">The card was declined. Nothing was charged; try another card.</p>${payForm(checkout, action)}`;
    case 'confirming':
      return `<form method="post" action="${action}/confirm">
<p class="notice" role="status">Your bank asks: do you approve this payment?</p>
<button name="approve" value="true">Approve the payment</button>
<button class="quiet" name="approve" value="false">Refuse it</button></form>`;
    case 'expired':
      return '<p class="notice bad" role="alert">This checkout has expired. Nothing was charged.</p>';
    default:
      return `<p class="notice" role="status">Paid on ${formatDay(checkout.paid_at ?? firstPeriodEnd, checkout.timezone)}.</p>`;
  }
}

function payForm(checkout: SandboxCheckout, action: string): string {
  const label =
    checkout.amount_usd_cents > 0 ? `Pay ${formatUsd(checkout.amount_usd_cents)}` : 'Start the trial';
  const cards = Object.values(sandboxCards).map(
    ({ number, label }, index) =>
      `<label class="card"><input type="radio" name="card" value="${number}"${
        index === 0 ? ' checked' : ''
      }><span><b>${number}</b><br>${label}</span></label>`,
  );
  return `<form method="post" action="${action}/pay">
<fieldset><legend>Test card</legend>${cards.join('')}</fieldset>
<button>${label}</button></form>`;
}

function row(term: string, value: string, kind = ''): string {
  return `<div class="${kind}"><dt>${term}</dt><dd>${value}</dd></div>`;
}

function formatDay(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(at);
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

const style = `
:root{--bg:#f6f4f8;--card:#fff;--text:#1c1624;--soft:#6a6275;--line:#e2dce9;--accent:#7a2fd0;--on:#fff;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--bg:#141017;--card:#1f1a24;--text:#f1ecf6;--soft:#a79fb3;--line:#383042;--accent:#c79bff;--on:#22103a;--bad:#ffb4ab}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:1.5rem;min-height:100vh;background:var(--card)}
@media (min-width:34rem){main{min-height:0;margin:3rem auto;border:1px solid var(--line);border-radius:1rem;padding:2rem}}
.badge{display:inline-block;margin:0 0 1rem;padding:.15rem .7rem;border:1px solid var(--line);border-radius:1rem;color:var(--soft);font-size:.85rem}
h1{margin:0 0 1rem;font-size:1.4rem;line-height:1.3;overflow-wrap:anywhere}
dl{margin:0 0 1.5rem}
dl div{display:flex;justify-content:space-between;gap:1rem;padding:.5rem 0;border-bottom:1px solid var(--line)}
dt{color:var(--soft)}dd{margin:0;text-align:right}
.total dd{font-weight:700;font-size:1.15rem}
fieldset{margin:0 0 1rem;padding:0;border:0}
legend{padding:0;margin-bottom:.5rem;font-weight:600}
.card{display:flex;gap:.8rem;align-items:flex-start;padding:.7rem .9rem;margin-bottom:.5rem;border:1px solid var(--line);border-radius:.7rem;cursor:pointer}
.card:has(:checked){border-color:var(--accent);box-shadow:0 0 0 1px var(--accent)}
.card input{margin-top:.35rem;accent-color:var(--accent)}
.card b{font-variant-numeric:tabular-nums;font-weight:600}
.card span{color:var(--soft)}.card b{color:var(--text)}
button{width:100%;min-height:3rem;margin-top:.5rem;border:0;border-radius:1.5rem;background:var(--accent);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
button.quiet{background:none;border:1px solid var(--line);color:var(--text)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.notice{padding:.8rem 1rem;border:1px solid var(--line);border-radius:.7rem}
.bad{color:var(--bad);border-color:currentcolor}
.back{text-align:center;margin:1.2rem 0 0}a{color:var(--accent)}
`;
