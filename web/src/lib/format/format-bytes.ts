import { formatNumber } from './locale';

const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;
const STEP = 1_024;

/** Formats a size in bytes: "512 Bytes", "1.5 KB", "20 MB". */
export function formatBytes(bytes: number): string {
  let size = Math.max(0, bytes);
  let unit = 0;
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit++;
  }
  return `${formatNumber(Math.round(size * 10) / 10)} ${UNITS[unit]}`;
}
