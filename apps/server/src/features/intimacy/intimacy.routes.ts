import {
  closeInnerCircleCall,
  getIntimacyConfigCall,
  listInnerCircleCall,
  openInnerCircleCall,
} from '@kindred/contract/intimacy/calls';
import { type Route, route } from '../../route.ts';
import { getIntimacyConfig } from './get-intimacy-config.ts';
import { listInnerCircle } from './list-inner-circle.ts';
import { closeInnerCircle, openInnerCircle } from './set-inner-circle.ts';

export const intimacyRoutes: Route[] = [
  route(getIntimacyConfigCall, getIntimacyConfig),
  route(listInnerCircleCall, listInnerCircle),
  route(closeInnerCircleCall, closeInnerCircle),
  route(openInnerCircleCall, openInnerCircle),
];
