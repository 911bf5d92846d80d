import {
  getProfileSettingsCall,
  getPublicCharacterCall,
  listCharactersCall,
  listPublicCharactersCall,
  listRecommendedCharactersCall,
  listSuggestedCharactersCall,
  updateOwnCharacterCall,
  updateProfileSettingsCall,
} from '@kindred/contract/characters/calls';
import { route } from '../../route.ts';
import { getPublicCharacter, listPublicCharacters } from './get-public-character.ts';
import { listCharacters, listRecommendedCharacters, listSuggestedCharacters } from './list-characters.ts';
import { getProfileSettings, updateProfileSettings } from './profile-settings.ts';
import { updateOwnCharacter } from './update-own-character.ts';

export const charactersRoutes = [
  route(getPublicCharacterCall, getPublicCharacter),
  route(listPublicCharactersCall, listPublicCharacters),
  route(listRecommendedCharactersCall, listRecommendedCharacters),
  route(listSuggestedCharactersCall, listSuggestedCharacters),
  route(listCharactersCall, listCharacters),
  route(updateOwnCharacterCall, updateOwnCharacter),
  route(getProfileSettingsCall, getProfileSettings),
  route(updateProfileSettingsCall, updateProfileSettings),
];
