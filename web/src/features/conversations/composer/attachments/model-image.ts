import { LIMITS } from '@kinloom/contract';
import { call } from '../../../../lib/http/api';

/** Quality of the scaled JPEG, 0–1. */
const QUALITY = 0.85;
/** Types that browsers decode and the server accepts. */
const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** The size of a picture whose longer side is at most the limit for language models. */
export function scaledSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LIMITS.modelImageSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Whether the server cannot use a picture as it is: it is large, or its first frame has to be taken. */
export const needsScaling = (
  { type, size }: Pick<File, 'type' | 'size'>,
  { width, height }: { width: number; height: number },
): boolean => type === 'image/gif' || size > LIMITS.modelImageBytes || Math.max(width, height) > LIMITS.modelImageSide;

/**
 * Scales a picture for language models that see, and uploads the result beside the file, which stays as it is. Pictures are decoded here
 * and not at the server, because browsers do it in a sandbox.
 * @param fileId the uploaded file
 * @throws ApiError; the signal's reason if aborted
 */
export async function uploadModelImage(fileId: number, file: File, signal: AbortSignal): Promise<void> {
  if (!TYPES.includes(file.type)) return;
  const scaled = await scaledIfNeeded(file);
  // The server accepts nothing larger than the file itself.
  if (!scaled || scaled.size > file.size) return;
  const form = new FormData();
  form.append('file', scaled, 'scaled.jpg');
  await call('POST /api/files/:id/model-image', { params: { id: fileId }, body: form, signal });
}

/** Null if the server can use the picture as it is, or the browser cannot decode it. */
async function scaledIfNeeded(file: File): Promise<Blob | null> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return null; // The server has accepted the file; a model is told that it cannot see it.
  }
  try {
    if (!needsScaling(file, bitmap)) return null;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, scaledSize(bitmap.width, bitmap.height));
    const context = canvas.getContext('2d');
    if (!context) return null;
    // JPEG has no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } finally {
    bitmap.close();
  }
}
