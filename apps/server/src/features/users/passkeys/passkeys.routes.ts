import {
  addPasskeyCall,
  beginPasskeyCall,
  beginPasskeyStepUpCall,
  listPasskeysCall,
  removePasskeyCall,
  stepUpWithPasskeyCall,
} from '@kindred/contract/users/passkey-calls';
import { type Route, route } from '../../../route.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { listPasskeys } from './list-passkeys.ts';
import { removePasskey } from './remove-passkey.ts';
import { beginPasskeyStepUp, stepUpWithPasskey } from './step-up-with-passkey.ts';

export const passkeyRoutes: Route[] = [
  route(listPasskeysCall, listPasskeys),
  route(beginPasskeyCall, beginPasskey),
  route(addPasskeyCall, addPasskey),
  route(removePasskeyCall, removePasskey),
  route(beginPasskeyStepUpCall, beginPasskeyStepUp),
  route(stepUpWithPasskeyCall, stepUpWithPasskey),
];
