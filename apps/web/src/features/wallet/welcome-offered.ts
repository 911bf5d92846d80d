import { personalItem } from '../../lib/storage/personal-storage.ts';

/** Whether the welcome gift was shown to whoever is signed in. */
export const welcomeOffered = personalItem<boolean>('login', 'welcomeOffered');
