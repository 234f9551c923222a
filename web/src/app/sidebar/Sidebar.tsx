import { Link } from 'wouter';
import { TEXTS, type Me } from '@kinloom/contract';
import { UserCard } from './UserCard';
import { RecentConversations } from '../../features/conversations/recent/RecentConversations';
import { SearchButton } from '../../features/search/SearchButton';
import { SoulList } from './SoulList';
import { useSouls } from '../../features/souls/use-souls';
import { Logo } from '../../ui/Logo';

export function Sidebar({ me }: { me: Me }) {
  const souls = useSouls();
  return (
    <div className="flex h-full min-h-0 flex-col gap-5 overflow-y-auto bg-surface px-4 pt-4 pb-3">
      <Link
        href="/"
        className="flex min-h-11 items-center gap-3 self-start rounded-soft px-1 font-display text-2xl font-semibold"
      >
        <Logo />
        {TEXTS.product}
      </Link>
      <UserCard me={me} soulCount={souls.data?.length} />
      <SearchButton />
      <SoulList />
      <RecentConversations />
    </div>
  );
}
