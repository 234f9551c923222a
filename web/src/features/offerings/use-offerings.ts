import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { OFFERING_TEXTS, type BodyOf, type Offering } from '@kinloom/contract';
import { ApiError, call } from '../../lib/http/api';
import { store } from '../../lib/storage/storage';
import { toast } from '../../lib/toasts';
import { offeringsKey } from './pending-offerings';

/** Storage key of the choice made for an offering. */
export const choiceStorageKey = (offeringId: number): string => `offering-choice:${offeringId}`;

function updateOfferings(client: QueryClient, to: (cached: readonly Offering[]) => Offering[]): void {
  client.setQueryData<Offering[]>(offeringsKey, (cached) => cached && to(cached));
}

/** Offers a memory. `onOffered` runs even if the form was unmounted, so that the draft is cleared. */
export function useOffer(onOffered: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/memory/offer_to_soul'>) =>
      call('POST /api/memory/offer_to_soul', { body }).then(({ offering }) => offering),
    onSuccess: (offering) => {
      updateOfferings(client, (cached) => [offering, ...cached.filter(({ id }) => id !== offering.id)]);
      onOffered();
      toast({ title: OFFERING_TEXTS.offered });
    },
  });
}

/** Removes a decided offering and its stored choice. */
function removeOffering(client: QueryClient, offeringId: number): void {
  store(choiceStorageKey(offeringId), '');
  updateOfferings(client, (cached) => cached.filter(({ id }) => id !== offeringId));
}

/**
 * The offering was decided elsewhere or deleted with its soul: remove it and show a toast, because its review unmounts.
 */
function handleDecidedElsewhere(client: QueryClient, offeringId: number, title: string, error: Error): void {
  if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 409)) return;
  removeOffering(client, offeringId);
  toast({ title, description: error.text, tone: 'bad' });
}

export function useReceive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST /api/memory/receive_offering'>) =>
      call('POST /api/memory/receive_offering', { body }),
    onSuccess: (_, { offering_id }) => {
      removeOffering(client, offering_id);
      toast({ title: OFFERING_TEXTS.accepted });
    },
    onError: (error, { offering_id }) =>
      handleDecidedElsewhere(client, offering_id, OFFERING_TEXTS.acceptFailed, error),
  });
}

export function useDecline() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (offeringId: number) => call('POST /api/memory/reject_offering', { body: { offering_id: offeringId } }),
    onSuccess: (_, offeringId) => {
      removeOffering(client, offeringId);
      toast({ title: OFFERING_TEXTS.declined });
    },
    onError: (error, offeringId) => handleDecidedElsewhere(client, offeringId, OFFERING_TEXTS.declineFailed, error),
  });
}
