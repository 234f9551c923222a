import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { JobAccepted, Me } from '@kinloom/contract';
import { storeDraft, storedDraft } from '../../lib/storage';
import { meKey } from '../accounts/use-session';

/** What long work is about. */
export const WORK_KINDS = ['preview', 'import', 'multi-file', 'enhance'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Work that was begun here, and whose end was not looked at yet. */
export interface Work {
  jobId: number;
  kind: WorkKind;
  /** Of the soul it is about; '' where that is not known yet. */
  name: string;
  /** Its end was told in a notice. */
  told: boolean;
}

export const worksKey = ['works'] as const;
/** Works that are kept at most: of more, nobody sees the end. */
const MOST = 12;

const placeOf = (client: QueryClient): string => `works:${client.getQueryData<Me | null>(meKey)?.id ?? 0}`;

/** Works as they were kept for a reload. What cannot be read is none. */
export function readWorks(text: string): Work[] {
  let held: unknown;
  try {
    held = JSON.parse(text || '[]');
  } catch {
    return []; // Not written by this release.
  }
  return Array.isArray(held) ? held.flatMap((one: unknown) => workFrom(one) ?? []) : [];
}

function workFrom(value: unknown): Work | null {
  if (typeof value !== 'object' || value === null) return null;
  const { jobId, kind, name, told }: Partial<Record<keyof Work, unknown>> = value;
  const known = WORK_KINDS.find((one) => one === kind);
  if (!known || typeof jobId !== 'number' || !Number.isSafeInteger(jobId)) return null;
  return { jobId, kind: known, name: typeof name === 'string' ? name : '', told: told === true };
}

function heldWorks(client: QueryClient): readonly Work[] {
  return client.getQueryData<readonly Work[]>(worksKey) ?? readWorks(storedDraft(placeOf(client)));
}

function put(client: QueryClient, works: readonly Work[]): void {
  client.setQueryData<readonly Work[]>(worksKey, works);
  storeDraft(placeOf(client), works.length === 0 ? '' : JSON.stringify(works));
}

/** Notes work that was begun, so that it is found again wherever its person goes. */
export function noteWork(client: QueryClient, work: Omit<Work, 'told'>): void {
  const others = heldWorks(client).filter(({ jobId }) => jobId !== work.jobId);
  put(client, [...others, { ...work, told: false }].slice(-MOST));
}

/** Notes that the end of work was told. @returns whether it was not before */
export function noteTold(client: QueryClient, jobId: number): boolean {
  const works = heldWorks(client);
  if (!works.some((work) => work.jobId === jobId && !work.told)) return false;
  put(
    client,
    works.map((work) => (work.jobId === jobId ? { ...work, told: true } : work)),
  );
  return true;
}

/** Lets go of work whose end was seen, or that is not there any more. */
export function dropWork(client: QueryClient, jobId: number): void {
  put(
    client,
    heldWorks(client).filter((work) => work.jobId !== jobId),
  );
}

/** The works that were begun here, the newest last. */
export function useWorks(): readonly Work[] {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: worksKey,
    queryFn: () => heldWorks(client),
    initialData: () => heldWorks(client),
    gcTime: Infinity,
  });
  return data;
}

/** Whether an answer only says that the work was begun. */
export function isAccepted(answer: object): answer is JobAccepted {
  return 'jobId' in answer;
}
