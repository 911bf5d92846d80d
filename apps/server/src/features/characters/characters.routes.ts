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
  route(getCharacterInfoCall, getCharacterInfo),
  route(listRecommendedCharactersCall, listRecommendedCharacters),
  route(listSuggestedCharactersCall, listSuggestedCharacters),
  route(listDigitalHumansCall, listDigitalHumans),
  route(updateDigitalHumanCall, updateDigitalHuman),
  route(getProfileSettingsCall, getProfileSettings),
  route(updateProfileSettingsCall, updateProfileSettings),
];
