import {
  deleteFactCall,
  exportMemoryCall,
  listMemoryCall,
  saveFactCall,
  setMemoryConfigCall,
} from '@kindred/contract/memory/calls';
import { type Route, route } from '../../route.ts';
import { deleteFact } from './delete-fact.ts';
import { exportMemory, listMemory } from './list-memory.ts';
import { saveFact } from './save-fact.ts';
import { setMemoryConfig } from './set-memory-config.ts';

export const memoryRoutes: Route[] = [
  route(listMemoryCall, listMemory),
  route(saveFactCall, saveFact),
  route(deleteFactCall, deleteFact),
  route(setMemoryConfigCall, setMemoryConfig),
  route(exportMemoryCall, exportMemory),
];
