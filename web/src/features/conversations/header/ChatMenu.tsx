import { BookHeart, ChartSpline, CalendarSearch, MessageCirclePlus, PencilLine, Settings, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { TEXTS, type Companion, type Conversation } from '@kinloom/contract';
import { textOf } from '../../../lib/api';
import { toast } from '../../../lib/toasts';
import type { MenuLooks } from '../../../ui/MenuButton';
import type { MenuPart } from '../../../ui/menu-parts';
import OpenMenu from '../../../ui/OpenMenu';
import { useSearchDoor } from '../../search/search-context';
import { settingsOf } from './soul-settings-path';
import { useBeginAnew, useDeleteConversation } from './use-conversation-actions';

const Confirm = lazy(() => import('../../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));
const KeepMemory = lazy(() => import('./KeepMemory'));
const RenameDialog = lazy(() => import('./RenameDialog'));

/** What a conversation's menu is about. */
export interface ChatMenuProps {
  conversation: Conversation;
  /** The one soul that the conversation is with, where it is one. */
  soul: Companion | undefined;
  title: string;
}

/** What can be done with a whole conversation. */
export default function ChatMenu({ conversation, soul, title, ...looks }: MenuLooks & ChatMenuProps) {
  const [asking, setAsking] = useState<'delete' | 'rename' | 'keep' | null>(null);
  const [, navigate] = useLocation();
  const remove = useDeleteConversation();
  const anew = useBeginAnew();
  const { openJump } = useSearchDoor();

  function confirmDelete(): void {
    // What is told afterwards must not depend on this menu: it goes with the conversation.
    remove.mutateAsync(conversation).then(
      () => {
        toast({ title: TEXTS.chat.deleted });
        navigate('/');
      },
      () => {
        toast({ ...TEXTS.chat.deleteFailed, tone: 'bad' });
        setAsking(null);
      },
    );
  }

  function beginAnew({ id }: Companion): void {
    anew.mutate(id, {
      onSuccess: (begun) => navigate(`/conversation/${begun.id}`),
      onError: (error) =>
        toast({ title: 'A new conversation could not be begun', description: textOf(error), tone: 'bad' }),
    });
  }

  const own: MenuPart[] = soul
    ? [
        {
          kind: 'item',
          label: TEXTS.chat.soulSettings,
          Icon: Settings,
          onSelect: () => navigate(settingsOf(soul.id)),
        },
        {
          kind: 'item',
          label: TEXTS.main.relationalIntelligence,
          Icon: ChartSpline,
          onSelect: () => navigate(`/relational-intelligence/${soul.id}`),
        },
        { kind: 'item', label: 'Begin a new conversation', Icon: MessageCirclePlus, onSelect: () => beginAnew(soul) },
      ]
    : [{ kind: 'item', label: 'Rename', Icon: PencilLine, onSelect: () => setAsking('rename') }];

  return (
    <>
      <OpenMenu
        {...looks}
        align="end"
        parts={[
          { kind: 'item', label: TEXTS.memories.create, Icon: BookHeart, onSelect: () => setAsking('keep') },
          ...own,
          { kind: 'item', label: 'Jump to a date', Icon: CalendarSearch, onSelect: () => openJump(conversation.id) },
          { kind: 'line' },
          {
            kind: 'item',
            label: TEXTS.chat.deleteConversation,
            Icon: Trash2,
            bad: true,
            onSelect: () => setAsking('delete'),
          },
        ]}
      />
      <Suspense>
        {asking === 'delete' && (
          <Confirm
            title={TEXTS.chat.deleteConversation}
            question={`Everything that was said in “${title}” goes, with its files. This cannot be undone.`}
            action={TEXTS.chat.deleteConversation}
            busy={remove.isPending}
            onConfirm={confirmDelete}
            onClose={() => setAsking(null)}
          />
        )}
        {asking === 'keep' && <KeepMemory conversationId={conversation.id} onClose={() => setAsking(null)} />}
        {asking === 'rename' && (
          <RenameDialog conversation={conversation} title={title} onClose={() => setAsking(null)} />
        )}
      </Suspense>
    </>
  );
}
