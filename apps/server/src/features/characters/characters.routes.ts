import {
  getCharacterInfoCall,
  getProfileSettingsCall,
  listDigitalHumansCall,
  listRecommendedCharactersCall,
  listSuggestedCharactersCall,
  updateDigitalHumanCall,
  updateProfileSettingsCall,
} from '@kindred/contract/characters/calls';
import { route } from '../../route.ts';
import { getCharacterInfo } from './get-character-info.ts';
import { listDigitalHumans, listRecommendedCharacters, listSuggestedCharacters } from './list-characters.ts';
import { getProfileSettings, updateProfileSettings } from './profile-settings.ts';
import { updateDigitalHuman } from './update-digital-human.ts';

export const charactersRoutes = [
  route(getCharacterInfoCall, (context, input, viewer, request) =>
    getCharacterInfo(context, input.char_id, viewer, request),
  ),
  route(listRecommendedCharactersCall, listRecommendedCharacters),
  route(listSuggestedCharactersCall, listSuggestedCharacters),
  route(listDigitalHumansCall, listDigitalHumans),
  route(updateDigitalHumanCall, (context, input, viewer, request) =>
    updateDigitalHuman(context, input, viewer, request.files),
  ),
  route(getProfileSettingsCall, (context, _input, viewer) => getProfileSettings(context, viewer)),
  route(updateProfileSettingsCall, (context, input, viewer) => updateProfileSettings(context, viewer, input)),
];
