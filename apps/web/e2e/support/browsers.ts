// A container has no sandbox and no graphics card; the rest keeps the browser from calling home, and from
// loading two pages of its address bar with each window.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  '--disable-background-networking',
  '--disable-quic',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  // A microphone that beeps, and no question about it.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** Chromium as people have it: for benches, and for the journeys that need more than pages, as notifications. */
export const fullChromium = { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args };

/** The same engine without windows: the journeys need a quarter less processor time with it. */
export const headlessShell = {
  executablePath: process.env.HEADLESS_SHELL_PATH ?? '/usr/bin/chromium-headless-shell',
  args,
};
