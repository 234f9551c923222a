import { Copy, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Invite, SignupSettings } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { relativeTime, fullTime } from '../../../lib/format/time';
import { InviteForm } from './InviteForm';
import { inviteLink, inviteState } from './invite-text';
import { Table } from '../../../ui/Table';
import { useRevokeInvite } from './use-signup-settings';

const Confirm = lazy(() => import('../../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));

/** Creates and revokes invitation links. */
export function Invites({ settings: { mode, invites } }: { settings: SignupSettings }) {
  const remove = useRevokeInvite();
  const now = useNow();
  const [token, setToken] = useState<string | null>(null);
  const [pendingRevoke, setPendingRevoke] = useState<Invite | null>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-5">
      <h3 className="text-lg">Invitations</h3>
      {mode !== 'invite' && (
        <p className="text-sm text-soft">
          {mode === 'open'
            ? 'Sign-up is open: no invitation is needed at the moment.'
            : 'Sign-up is closed: invitations do not work at the moment.'}
        </p>
      )}
      <InviteForm onCreated={setToken} />
      {token !== null && <NewLink link={inviteLink(window.location.origin, token)} />}
      {invites.length > 0 && (
        <Table
          label="Invitations"
          headings={['Note', 'State', 'Created', '']}
          rows={invites.map((invite) => ({
            id: invite.id,
            head: invite.note || <span className="font-normal text-soft">without a note</span>,
            cells: [
              inviteState(invite, now),
              <time key="created" dateTime={invite.createdAt} title={fullTime(invite.createdAt)}>
                {relativeTime(invite.createdAt, now)}
              </time>,
              <button
                key="remove"
                type="button"
                className="row-act"
                aria-label={`Revoke the invitation: ${invite.note || 'without a note'}`}
                disabled={remove.isPending}
                onClick={() => setPendingRevoke(invite)}
              >
                <Trash2 size={15} aria-hidden="true" />
                Revoke
              </button>,
            ],
          }))}
        />
      )}
      {pendingRevoke && (
        <Suspense>
          <Confirm
            title="Revoke invitation"
            question="The link can no longer be used to sign up. An account that was created with it remains."
            action="Revoke"
            busy={remove.isPending}
            onConfirm={() => remove.mutate(pendingRevoke.id, { onSettled: () => setPendingRevoke(null) })}
            onClose={() => setPendingRevoke(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The new link. The server stores only a hash, so it cannot be shown again. */
function NewLink({ link }: { link: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div
      role="status"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-soft border border-lamp bg-lamp-wash p-4"
    >
      <p className="text-sm">Send this link to one person. It is shown only now and works once.</p>
      <code className="text-sm [overflow-wrap:anywhere]">{link}</code>
      <div>
        <button
          type="button"
          className="btn btn-quiet gap-2"
          onClick={() =>
            void navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          <Copy size={16} aria-hidden="true" />
          {copied ? 'Copied' : 'Copy the link'}
        </button>
      </div>
    </div>
  );
}
