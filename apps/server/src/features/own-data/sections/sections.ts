import { exportSections } from '@kindred/contract/own-data/limits';
import { accountSections } from './account-sections.ts';
import { activitySections } from './activity-sections.ts';
import { mediaSection } from './media-section.ts';
import { moneySections } from './money-sections.ts';
import { pageSections } from './page-sections.ts';
import type { Section } from './section.ts';
import { talkSections } from './talk-sections.ts';

const all = [
  ...accountSections,
  ...pageSections,
  ...activitySections,
  ...moneySections,
  ...talkSections,
  mediaSection,
];

/** Every section, in the order of the index page. */
export const sections: Section[] = exportSections.flatMap((name) => all.filter((part) => part.name === name));
