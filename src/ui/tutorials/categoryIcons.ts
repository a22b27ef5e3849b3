import { Compass, Flag, Hammer, Rocket, Scale, Shield, type LucideIcon } from 'lucide-react';
import type { TutorialCategory } from '#domain/tutorials/Tutorials';

export const categoryIcons: Readonly<Record<TutorialCategory['icon'], LucideIcon>> = {
  start: Compass,
  build: Hammer,
  fly: Rocket,
  trade: Scale,
  lead: Flag,
  fight: Shield,
};
