// A container has no sandbox and no graphics card; the rest keeps the browser from calling home.
const args = [
  '--no-sandbox',
  '--disable-gpu',
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
export const fullChromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  // Two pages of its address bar would load with each window.
  args: [...args, '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup'],
};

/**
 * The same engine without windows: the journeys need a quarter less processor time with it. A list of features to disable
 * would stand in the place of the one that Playwright gives it, and needs.
 */
export const headlessShell = {
  executablePath: process.env.HEADLESS_SHELL_PATH ?? '/usr/bin/chromium-headless-shell',
  args,
};
