import type { CreatorKind } from '@kindred/contract/characters/limits';
import {
  BookOpen,
  Camera,
  Gamepad2,
  HeartPulse,
  Leaf,
  type LucideIcon,
  Music,
  Palette,
  Plane,
  Shirt,
  Telescope,
  UtensilsCrossed,
} from 'lucide-react';
import type { TextKey } from '../../lib/i18n/text-key.ts';

export const kindLooks: Record<CreatorKind, { icon: LucideIcon; label: TextKey }> = {
  art: { icon: Palette, label: 'discover.kindArt' },
  music: { icon: Music, label: 'discover.kindMusic' },
  photography: { icon: Camera, label: 'discover.kindPhotography' },
  food: { icon: UtensilsCrossed, label: 'discover.kindFood' },
  wellness: { icon: HeartPulse, label: 'discover.kindWellness' },
  nature: { icon: Leaf, label: 'discover.kindNature' },
  stories: { icon: BookOpen, label: 'discover.kindStories' },
  science: { icon: Telescope, label: 'discover.kindScience' },
  travel: { icon: Plane, label: 'discover.kindTravel' },
  fashion: { icon: Shirt, label: 'discover.kindFashion' },
  games: { icon: Gamepad2, label: 'discover.kindGames' },
};
