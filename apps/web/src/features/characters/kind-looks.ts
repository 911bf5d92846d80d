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
import type { PlainKey } from '../../lib/i18n/text-key.ts';

export const kindLooks: Record<CreatorKind, { icon: LucideIcon; label: PlainKey }> = {
  art: { icon: Palette, label: 'kinds.art' },
  music: { icon: Music, label: 'kinds.music' },
  photography: { icon: Camera, label: 'kinds.photography' },
  food: { icon: UtensilsCrossed, label: 'kinds.food' },
  wellness: { icon: HeartPulse, label: 'kinds.wellness' },
  nature: { icon: Leaf, label: 'kinds.nature' },
  stories: { icon: BookOpen, label: 'kinds.stories' },
  science: { icon: Telescope, label: 'kinds.science' },
  travel: { icon: Plane, label: 'kinds.travel' },
  fashion: { icon: Shirt, label: 'kinds.fashion' },
  games: { icon: Gamepad2, label: 'kinds.games' },
};
