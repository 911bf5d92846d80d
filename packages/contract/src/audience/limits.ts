// Free of zod, so that the browser can load it.

/** Which way somebody came to what they saw. `link`: a tracking link, as the server knows it. */
export const audienceSources = ['home', 'discover', 'link', 'direct', 'other'] as const;
export type AudienceSource = (typeof audienceSources)[number];
/** What an app may say; links are the server's to know. */
export const namedSources = ['home', 'discover', 'direct', 'other'] as const;
export type NamedSource = (typeof namedSources)[number];

/** So many days back the figures go. */
export const insightDays = [7, 30, 90] as const;
export type InsightDays = (typeof insightDays)[number];

/** Single events are kept for so many days: twice the longest span, so that the one before it can be counted again. */
export const audienceDays = 190;

export const seriesDims = ['post', 'source', 'country'] as const;
export type SeriesDim = (typeof seriesDims)[number];
/** Groups of a series, the largest first. */
export const seriesGroups = 20;
/** Rows of a table as a file. */
export const exportRows = 10_000;

export const insightTables = ['days', 'hours', 'posts', 'sources', 'countries', 'retention'] as const;
export type InsightTable = (typeof insightTables)[number];
/** Months of joining, this one among them. */
export const retentionMonths = 12;
