import {
  BookOpen,
  Brush,
  Compass,
  GraduationCap,
  Handshake,
  Heart,
  MoonStar,
  Palette,
  Shield,
  Signpost,
  Sparkles,
  type LucideIcon,
} from 'lucide-react';

const EMBLEMS: Readonly<Record<string, LucideIcon>> = {
  companion: Heart,
  creative: Brush,
  creator: Palette,
  dreamer: MoonStar,
  explorer: Compass,
  guide: Signpost,
  mentor: GraduationCap,
  partner: Handshake,
  protector: Shield,
  sage: BookOpen,
};

/** Emblem of an archetype; the same for all unknown ones. */
export function emblemOf(archetype: string): LucideIcon {
  return EMBLEMS[archetype.toLowerCase()] ?? Sparkles;
}
