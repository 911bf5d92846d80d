import type { BrowserContext } from '@playwright/test';

export type ConsoleErrors = {
  /** Hears everything that the pages of a context complain about. */
  listenTo: (context: BrowserContext) => void;
  /** This test makes the browser itself complain so, for example by cutting the network. */
  allow: (expected: RegExp) => void;
  /** What was complained about without being allowed. */
  heard: () => string[];
};

/** What pages are being given at the moment at which their session ends: calls are refused, and private files are not there. */
export const ofEndedSession = /status of 401|status of 404 .*\/media\//;

/** Said by the test tool itself where it keeps the service worker out. */
const ofTheTool = /Service Worker registration blocked by Playwright/;

/** Tests open this address to see that there is none, and the server says so. */
const ofNowhere = /status of 404.*\/nowhere/;

/** A slow machine draws a picture seconds after it is loaded; boot.test.tsx checks that it is the drawn one. */
const ofSlowMachines = /was preloaded using link preload but not used within a few seconds/;

/** Collects errors and warnings of the console and errors that nobody caught. */
export function collectConsoleErrors(): ConsoleErrors {
  const heard: string[] = [];
  const allowed: RegExp[] = [ofTheTool, ofNowhere, ofSlowMachines];
  return {
    listenTo: (context) => {
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => heard.push(`uncaught: ${webError.error().stack}`));
    },
    allow: (expected) => allowed.push(expected),
    heard: () => heard.filter((text) => !allowed.some((expected) => expected.test(text))),
  };
}
