import { getAiUsageCall, setAiSettingsCall } from '@kindred/contract/ai-models/calls';
import type { Feature } from '../../feature.ts';
import { route } from '../../route.ts';
import { getAiUsage, setAiSettings } from './ai-usage.ts';
import { deleteAiUsage } from './delete-ai-usage.ts';

export const aiModelsFeature: Feature = {
  routes: [route(getAiUsageCall, getAiUsage), route(setAiSettingsCall, setAiSettings)],
  hooks: { userDeleted: [deleteAiUsage] },
};
