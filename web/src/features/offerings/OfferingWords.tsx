import FormattedText from '../conversations/message/FormattedText';
import { setIn } from './words';

/** What is offered, as it is read: the same where it is written and where it is taken. */
export function OfferingWords({ content }: { content: string }) {
  return (
    <div className="[overflow-wrap:anywhere]">
      <FormattedText text={setIn(content)} />
    </div>
  );
}
