import { useQuery } from '@tanstack/react-query';
import { AudioLines } from 'lucide-react';
import { Link } from 'wouter';
import { call } from '../../lib/http/api';

/** Says that the built-in voice speaks; nothing if a model is set. Operators get a link to set one up. */
export function VoiceNote({ isOperator }: { isOperator: boolean }) {
  const { data: voice } = useQuery({
    queryKey: ['voice-kind'],
    queryFn: async ({ signal }) => (await call('GET /api/health', { signal })).voice,
    staleTime: 0,
  });
  if (voice !== 'built-in') return null;
  return (
    <div className="flex items-start gap-3 rounded-card border border-line bg-surface p-4 text-sm text-soft">
      <AudioLines size={20} aria-hidden="true" className="mt-0.5 flex-none text-lamp-text" />
      <div>
        <p>
          A small built-in voice speaks for your souls until a language model is set. It runs on this machine, needs
          nothing else, and says less than a model would.
        </p>
        {isOperator ? (
          <Link href="/admin/models" className="link inline-flex min-h-11 items-center">
            Set up a model
          </Link>
        ) : (
          <p className="mt-2">The operator of this installation can set up a model.</p>
        )}
      </div>
    </div>
  );
}
