import { CakeSlice, HeartHandshake, MessageCircleHeart, Sprout, Zap, type LucideIcon } from 'lucide-react';
import type { MilestoneType } from '@kinloom/contract';

export const MILESTONE_ICONS: Record<MilestoneType, LucideIcon> = {
  first_conversation: MessageCircleHeart,
  first_memory: Sprout,
  breakthrough_moment: Zap,
  deep_connection: HeartHandshake,
  anniversary: CakeSlice,
};
