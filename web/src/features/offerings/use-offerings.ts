import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { OFFERING_TEXTS, type BodyOf, type Offering } from '@kinloom/contract';
import { ApiError, call } from '../../lib/api';
import { store } from '../../lib/storage';
import { toast } from '../../lib/toasts';

/** The server tells what becomes of offerings: whatever has this key is read anew then. */
const offeringsKey = ['offerings'] as const;
const newestFirst = (a: Offering, b: Offering): number => b.created_at.localeCompare(a.created_at) || b.id - a.id;

/** Where what was chosen for an offering is kept for a reload. */
export const placeOfChoice = (offeringId: number): string => `offering-choice:${offeringId}`;

export function useOfferings() {
  return useQuery({
    queryKey: offeringsKey,
    queryFn: async ({ signal }) => {
      const { offerings } = await call('GET /api/memory/offered_to_me', { signal });
      return offerings.toSorted(newestFirst);
    },
  });
}

/** How many offerings are waiting; undefined while that is not known. */
export function useWaitingOfferings(): number | undefined {
  return useOfferings().data?.length;
}

function change(client: QueryClient, to: (held: readonly Offering[]) => Offering[]): void {
  client.setQueryData<Offering[]>(offeringsKey, (held) => held && to(held));
}

/** Offers a memory. `onOffered` is called wherever the person went meanwhile: what is offered is no draft any more. */
export function useOffer(onOffered: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/memory/offer_to_soul'>) =>
      call('POST /api/memory/offer_to_soul', { body }).then(({ offering }) => offering),
    onSuccess: (offering) => {
      change(client, (held) => [offering, ...held.filter(({ id }) => id !== offering.id)]);
      onOffered();
      toast({ title: OFFERING_TEXTS.offered });
    },
  });
}

/** Takes what is no longer waiting out of the list, with what was chosen for it. */
function letGo(client: QueryClient, offeringId: number): void {
  store(placeOfChoice(offeringId), '');
  change(client, (held) => held.filter(({ id }) => id !== offeringId));
}

/** Somebody decided about it elsewhere, or it went with its soul: it is said where nothing of it is left to say so. */
function noteDecided(client: QueryClient, offeringId: number, title: string, error: Error): void {
  if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 409)) return;
  letGo(client, offeringId);
  toast({ title, description: error.text, tone: 'bad' });
}

export function useReceive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/memory/receive_offering'>) =>
      call('POST /api/memory/receive_offering', { body }),
    onSuccess: (_, { offering_id }) => {
      letGo(client, offering_id);
      toast({ title: OFFERING_TEXTS.accepted });
    },
    onError: (error, { offering_id }) => noteDecided(client, offering_id, OFFERING_TEXTS.acceptFailed, error),
  });
}

export function useDecline() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (offeringId: number) => call('POST /api/memory/reject_offering', { body: { offering_id: offeringId } }),
    onSuccess: (_, offeringId) => {
      letGo(client, offeringId);
      toast({ title: OFFERING_TEXTS.declined });
    },
    onError: (error, offeringId) => noteDecided(client, offeringId, OFFERING_TEXTS.declineFailed, error),
  });
}
