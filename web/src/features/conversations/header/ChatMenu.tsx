import { BookHeart, ChartSpline, CalendarSearch, MessageCirclePlus, PencilLine, Settings, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { TEXTS, type Companion, type Conversation } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { textOf } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts';
import type { MenuAppearance } from '../../../ui/MenuButton';
import type { MenuPart } from '../../../ui/menu-parts';
import OpenMenu from '../../../ui/OpenMenu';
import { useSearchActions } from '../../../ui/search-actions';
import { soulSettingsPath } from './soul-settings-path';
import { titleOf } from '../recent/recent-conversations';
import { useStartConversation, useDeleteConversation } from './use-conversation-actions';

const Confirm = lazy(() => import('../../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));
const ConversationMemoryDialog = lazy(() => import('./ConversationMemoryDialog'));
const RenameDialog = lazy(() => import('./RenameDialog'));

/** Props of the conversation menu. */
export interface ChatMenuProps {
  conversation: Conversation;
  /** The soul of a one-to-one chat; undefined for a group. */
  soul: Companion | undefined;
  title: string;
}

/** Menu of conversation-level actions with their dialogs. */
export default function ChatMenu({ conversation, soul, title, ...looks }: MenuAppearance & ChatMenuProps) {
  const [openDialog, setOpenDialog] = useState<'delete' | 'rename' | 'keep' | null>(null);
  const [, navigate] = useLocation();
  const now = useNow();
  const remove = useDeleteConversation();
  const startConversation = useStartConversation();
  const { openJump } = useSearchActions();

  function confirmDelete(): void {
    // The menu unmounts with the conversation, so the outcome is handled on the promise and not in mutation callbacks.
    remove.mutateAsync(conversation).then(
      () => {
        toast({ title: TEXTS.chat.deleted });
        navigate('/circle');
      },
      () => {
        toast({ ...TEXTS.chat.deleteFailed, tone: 'bad' });
        setOpenDialog(null);
      },
    );
  }

  function startNewConversation({ id }: Companion): void {
    startConversation.mutate(id, {
      onSuccess: (created) => navigate(`/conversation/${created.id}`),
      onError: (error) =>
        toast({ title: 'A new conversation could not be started', description: textOf(error), tone: 'bad' }),
    });
  }

  // Without a title and words, a one-to-one conversation is known by its soul alone.
  const ownTitle = conversation.title ?? conversation.firstWords ?? (soul ? null : title);
  const withSoul = soul ? ` with ${soul.name}` : '';
  const deletedName = `${ownTitle === null ? 'this conversation' : `“${ownTitle}”`}${withSoul}`;

  const soulItems: MenuPart[] = soul
    ? [
        {
          kind: 'item',
          label: TEXTS.chat.soulSettings,
          Icon: Settings,
          onSelect: () => navigate(soulSettingsPath(soul.id)),
        },
        {
          kind: 'item',
          label: TEXTS.main.relationalIntelligence,
          Icon: ChartSpline,
          onSelect: () => navigate(`/relational-intelligence/${soul.id}`),
        },
        {
          kind: 'item',
          label: 'Start a new conversation',
          Icon: MessageCirclePlus,
          onSelect: () => startNewConversation(soul),
        },
      ]
    : [];

  return (
    <>
      <OpenMenu
        {...looks}
        align="end"
        parts={[
          { kind: 'item', label: TEXTS.memories.create, Icon: BookHeart, onSelect: () => setOpenDialog('keep') },
          { kind: 'item', label: 'Rename', Icon: PencilLine, onSelect: () => setOpenDialog('rename') },
          ...soulItems,
          { kind: 'item', label: 'Jump to a date', Icon: CalendarSearch, onSelect: () => openJump(conversation.id) },
          { kind: 'line' },
          {
            kind: 'item',
            label: TEXTS.chat.deleteConversation,
            Icon: Trash2,
            bad: true,
            onSelect: () => setOpenDialog('delete'),
          },
        ]}
      />
      <Suspense>
        {openDialog === 'delete' && (
          <Confirm
            title={TEXTS.chat.deleteConversation}
            question={`All messages and files of ${deletedName} will be deleted. This cannot be undone.`}
            action={TEXTS.chat.deleteConversation}
            busy={remove.isPending}
            onConfirm={confirmDelete}
            onClose={() => setOpenDialog(null)}
          />
        )}
        {openDialog === 'keep' && (
          <ConversationMemoryDialog conversationId={conversation.id} onClose={() => setOpenDialog(null)} />
        )}
        {openDialog === 'rename' && (
          <RenameDialog
            conversation={conversation}
            title={soul ? titleOf(conversation, now) : title}
            onClose={() => setOpenDialog(null)}
          />
        )}
      </Suspense>
    </>
  );
}
