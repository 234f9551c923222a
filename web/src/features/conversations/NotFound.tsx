import { Link } from 'wouter';
import { ERRORS, TEXTS } from '@kinloom/contract';
import { MissingPage } from '../../ui/Missing';

/** Page of a soul or a conversation that does not exist. */
export default function NotFound({ what }: { what: 'soul' | 'conversation' }) {
  return what === 'soul' ? (
    <MissingPage title={ERRORS.soul_not_found.text}>
      <Link href="/" className="btn btn-primary">
        Open the latest conversation
      </Link>
    </MissingPage>
  ) : (
    <MissingPage title={TEXTS.chat.conversationNotFound}>
      <Link href="/circle" className="btn btn-primary">
        Back
      </Link>
    </MissingPage>
  );
}
