import { statfs } from 'node:fs/promises';
import { EngineError } from './engine-error';

/** Bytes of the installed packages on the disk, rounded up: 87 MB on Linux x64, 110 MB on Windows. */
export const PACKAGES_BYTES = 120_000_000;
/** Bytes that stay free on the disk: the database writes to it. */
const DISK_RESERVE = 1_024 ** 3;
/** Bytes of memory that the engine needs beside the model: its code, and the state of a context of 8,192 tokens of a small model. */
const MEMORY_RESERVE = 768 * 1_024 ** 2;

/** Free disk space and memory of this machine in bytes. */
export interface Resources {
  freeDisk: number;
  freeMemory: number;
}

/** @param folder an existing folder on the disk in question */
export async function readResources(folder: string): Promise<Resources> {
  const { bavail, bsize } = await statfs(folder);
  // Respects the limit of a container.
  return { freeDisk: bavail * bsize, freeMemory: process.availableMemory() };
}

/** Bytes of disk space and memory that a model needs. @param bytes size of the model's file */
export const needsOf = (bytes: number): { disk: number; memory: number } => ({
  disk: bytes + PACKAGES_BYTES + DISK_RESERVE,
  // The file is mapped into memory whole; buffers for computing take about a tenth more.
  memory: Math.ceil(bytes * 1.1) + MEMORY_RESERVE,
});

/**
 * @param bytes size of the model's file
 * @param received bytes of it that are on the disk already
 * @throws EngineError no_space, no_memory
 */
export function requireResources(bytes: number, received: number, { freeDisk, freeMemory }: Resources): void {
  const { disk, memory } = needsOf(bytes);
  if (freeDisk < disk - received) throw new EngineError('no_space');
  if (freeMemory < memory) throw new EngineError('no_memory');
}
