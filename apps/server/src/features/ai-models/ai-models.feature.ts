import { getAiUsageCall, setAiSettingsCall } from '@kindred/contract/ai-models/calls';
import {
  connectModelCall,
  disconnectModelCall,
  getStaffModelCall,
  tryModelCall,
} from '@kindred/contract/ai-models/staff-calls';
import type { Feature } from '../../feature.ts';
import { route } from '../../route.ts';
import { getAiUsage, setAiSettings } from './ai-usage.ts';
import { connectModel, disconnectModel, getStaffModel, tryModel } from './connection/staff-model.ts';
import { deleteAiUsage } from './delete-ai-usage.ts';

export const aiModelsFeature: Feature = {
  routes: [
    route(getAiUsageCall, getAiUsage),
    route(setAiSettingsCall, setAiSettings),
    route(getStaffModelCall, getStaffModel),
    route(connectModelCall, connectModel),
    route(tryModelCall, tryModel),
    route(disconnectModelCall, disconnectModel),
  ],
  hooks: { userDeleted: [deleteAiUsage] },
};
