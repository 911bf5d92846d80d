import { personalItem } from '../../lib/storage/personal-storage.ts';

export const welcomeOffered = personalItem<boolean>('login', 'welcomeOffered');
