import { motion } from '../storage/appearance';
import { useDeviceChoice } from '../storage/device-choice';
import { useMedia } from './media';

/** Whether animations are off: by the device, or by the choice in the appearance settings. */
export function useReducedMotion(): boolean {
  const isReducedByDevice = useMedia('(prefers-reduced-motion: reduce)');
  const [chosen] = useDeviceChoice(motion);
  return chosen === 'reduced' || isReducedByDevice;
}
