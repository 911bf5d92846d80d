import {
  getCharacterInfoCall,
  getProfileSettingsCall,
  listCharactersCall,
  listRecommendedCharactersCall,
  listSuggestedCharactersCall,
  updateOwnCharacterCall,
  updateProfileSettingsCall,
} from '@kindred/contract/characters/calls';
import { route } from '../../route.ts';
import { getCharacterInfo } from './get-character-info.ts';
import { listCharacters, listRecommendedCharacters, listSuggestedCharacters } from './list-characters.ts';
import { getProfileSettings, updateProfileSettings } from './profile-settings.ts';
import { updateOwnCharacter } from './update-own-character.ts';

export const charactersRoutes = [
  route(getCharacterInfoCall, (context, input, viewer, request) =>
    getCharacterInfo(context, input.char_id, viewer, request),
  ),
  route(listRecommendedCharactersCall, listRecommendedCharacters),
  route(listSuggestedCharactersCall, listSuggestedCharacters),
  route(listCharactersCall, listCharacters),
  route(updateOwnCharacterCall, (context, input, viewer, request) =>
    updateOwnCharacter(context, input, viewer, request.files),
  ),
  route(getProfileSettingsCall, (context, _input, viewer) => getProfileSettings(context, viewer)),
  route(updateProfileSettingsCall, (context, input, viewer) => updateProfileSettings(context, viewer, input)),
];
