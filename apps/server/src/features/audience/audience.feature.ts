import {
  exportInsightsCall,
  getInsightsSeriesCall,
  getRetentionCall,
  visitPageCall,
} from '@kindred/contract/audience/calls';
import type { Feature } from '../../feature.ts';
import { route } from '../../route.ts';
import { exportInsights } from './insights/export-insights.ts';
import { getInsightsSeries } from './insights/get-insights-series.ts';
import { getRetention } from './insights/get-retention.ts';
import { forgetAudience, noteJoin } from './note-join.ts';
import { deleteOldEvents, sealHours } from './seal-hours.ts';
import { visitPage } from './visit-page.ts';

export const audienceFeature: Feature = {
  routes: [
    route(visitPageCall, visitPage),
    route(getInsightsSeriesCall, getInsightsSeries),
    route(getRetentionCall, getRetention),
    route(exportInsightsCall, exportInsights),
  ],
  jobs: (context) => ({
    'audience.seal': () => sealHours(context),
    'audience.delete-old': () => deleteOldEvents(context),
  }),
  crontab: ['*/10 * * * * audience.seal', '53 3 * * * audience.delete-old'],
  hooks: { domainEvent: [noteJoin], userDeleted: [forgetAudience] },
};
